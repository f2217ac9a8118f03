import { useFormatter, useTranslations } from 'next-intl'
import { useDeferredValue, useEffect, useState } from 'react'
import { useLocale } from '@/i18n/use-locale'
import { typeFacts } from '@/qr/content'
import {
  type Design,
  type Frame,
  type FrameShape,
  findMainColor,
  frameFonts,
  frameShapes,
  frameTextLines,
  frameTextMaxLength,
  frameTextScaleLimits,
  inkBlack,
} from '@/qr/design'
import type { OutlinedText } from '@/qr/text'
import { ColorField, FillField } from '@/tools/shared/style/fill-field'
import {
  findTextColor,
  goodTextContrast,
  measureTextContrast,
  minTextContrast,
  refill,
} from '@/tools/shared/style/frame-colors'
import { FramedCode } from '@/tools/shared/style/framed-code'
import { hasFrameLabel } from '@/tools/shared/style/has-frame-label'
import { isFrameTextRefused } from '@/tools/shared/style/is-frame-text-refused'
import { OptionMark } from '@/tools/shared/style/option-mark'
import { useFrameText } from '@/tools/shared/style/use-frame-text'
import { useOptionVerdicts } from '@/tools/shared/style/use-option-verdicts'
import { Button } from '@/ui/button'
import { buttonStyle } from '@/ui/button-style'
import { classNames } from '@/ui/class-names'
import { Field } from '@/ui/field'
import { Notice } from '@/ui/notice'
import { PictureChoice } from '@/ui/picture-choice'
import { RangeInput } from '@/ui/range-input'
import { Segmented } from '@/ui/segmented'
import { TextArea } from '@/ui/text-area'
import { useGenerator } from '../generator-context'

const fontClass = { sans: 'font-text', display: 'font-display' } as const

/** A frame around the code and a call to action in it, drawn into the file as outlines. */
export function FramePanel() {
  const { code, design, frameText, restyle } = useGenerator()
  const t = useTranslations('editor.frame')
  const language = useLocale()
  const { number } = useFormatter()
  const { frame, background, modules } = design
  const { type } = code.content
  /** The frame before it was removed. */
  const [last, setLast] = useState<Frame | null>(null)

  const startFrame = (): Frame => {
    const fill = { kind: 'solid', color: findMainColor(modules.fill) ?? inkBlack } as const
    const text = t(`calls.${typeFacts[type].page.calls[0]}`)
    const textColor = findTextColor(fill, background)
    return { shape: 'banner-below', fill, text, textColor, font: 'sans', language }
  }
  const model = frame ?? last ?? startFrame()
  const sampleText = useFrameText(frame ? null : model)
  const change = (part: Partial<Frame>, step?: string) =>
    restyle({ frame: { ...model, ...part } }, step)

  return (
    <section aria-label={t('label')} className="@container flex flex-col gap-6">
      <FrameChoice
        model={model}
        frameText={frame ? frameText : sampleText}
        onChoose={(shape) => {
          if (shape) return change({ shape })
          setLast(frame)
          restyle({ frame: null })
        }}
      />
      {frame && hasFrameLabel(frame.shape) && (
        <>
          <div className="flex flex-col gap-3">
            <FrameTextField text={frame.text} onChange={change} />
            <FrameNotices frame={frame} onRecolor={(textColor) => change({ textColor })} />
          </div>
          <Field label={t('textScale')}>
            {(control) => (
              <RangeInput
                {...control}
                value={Math.round(100 * (frame.textScale ?? frameTextScaleLimits.max))}
                min={100 * frameTextScaleLimits.min}
                max={100 * frameTextScaleLimits.max}
                step={5}
                formatValue={(value) => number(value / 100, { style: 'percent' })}
                onValueChange={(value) => change({ textScale: value / 100 }, 'frame-text-scale')}
              />
            )}
          </Field>
          <Segmented
            legend={t('font')}
            options={frameFonts.map((font) => ({
              value: font,
              label: <span className={fontClass[font]}>{t(`fonts.${font}`)}</span>,
            }))}
            value={frame.font}
            onValueChange={(font) => change({ font })}
            className="@lg:max-w-96"
          />
        </>
      )}
      {frame && (
        <div className="grid gap-x-4 gap-y-5 @md:grid-cols-2">
          <FillField
            label={t('fill')}
            value={frame.fill}
            allowGradient
            allowNone={hasFrameLabel(frame.shape)}
            onValueChange={(fill) =>
              fill && restyle({ frame: refill(frame, fill, background) }, 'frame-fill')
            }
          />
          {hasFrameLabel(frame.shape) && (
            <ColorField
              label={t('textColor')}
              value={frame.textColor.slice(0, 7)}
              onValueChange={(textColor) => change({ textColor }, 'frame-text-color')}
            />
          )}
        </div>
      )}
    </section>
  )
}

const choices = ['none', ...frameShapes] as const

/** The current code in every frame, and without one. */
function FrameChoice({
  model,
  frameText,
  onChoose,
}: {
  /** The style of a frame without its shape. */
  model: Frame
  frameText: OutlinedText | null
  onChoose: (shape: FrameShape | null) => void
}) {
  const { code, design } = useGenerator()
  const t = useTranslations('editor.frame')
  const framed = (choice: (typeof choices)[number]): Design => ({
    ...design,
    frame: choice === 'none' ? null : { ...model, shape: choice },
  })
  const verdicts = useOptionVerdicts(
    { text: code.text, frameText },
    choices.map((choice) => ({ id: choice, design: framed(choice) })),
  )
  // Pictures are deferred so that typing stays smooth.
  const shown = useDeferredValue({ matrix: code.matrix, design, model, frameText })
  return (
    <PictureChoice
      legend={t('shape')}
      options={choices.map((choice) => ({
        value: choice,
        label: t(`shapes.${choice}`),
        picture: <FramedCode {...shown} shape={choice === 'none' ? null : choice} />,
        mark: <OptionMark {...verdicts.get(choice)} />,
      }))}
      value={design.frame?.shape ?? 'none'}
      onValueChange={(choice) => onChoose(choice === 'none' ? null : choice)}
      className="grid-cols-3 @sm:grid-cols-4 @2xl:grid-cols-6"
    />
  )
}

/** Further lines continue the last one. */
function limitLines(text: string): string {
  const lines = text.split('\n')
  const last = lines.slice(frameTextLines - 1)
  return [...lines.slice(0, frameTextLines - 1), ...(last.length > 0 ? [last.join(' ')] : [])].join(
    '\n',
  )
}

/** The text of the frame: typed, or chosen from suggestions for the content. */
function FrameTextField({
  text,
  onChange,
}: {
  text: string
  onChange: (words: Pick<Frame, 'text' | 'language'>, step?: string) => void
}) {
  const { type } = useGenerator().code.content
  const t = useTranslations('editor.frame')
  const language = useLocale()
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={t('text')}
        hint={t('lines')}
        note={
          <span className="tabular-nums">
            {t('count', { count: text.length, most: frameTextMaxLength })}
          </span>
        }
      >
        {(control) => (
          <TextArea
            {...control}
            dir="auto"
            rows={frameTextLines}
            className="min-h-0!"
            value={text}
            maxLength={frameTextMaxLength}
            autoComplete="off"
            onChange={(event) =>
              onChange({ text: limitLines(event.currentTarget.value), language }, 'frame-text')
            }
          />
        )}
      </Field>
      {/* biome-ignore lint/a11y/useSemanticElements: a legend would stand above the row */}
      <div role="group" aria-label={t('suggestions')} className="flex flex-wrap gap-1.5">
        {typeFacts[type].page.calls.map((key) => {
          const call = t(`calls.${key}`)
          return (
            <button
              key={key}
              type="button"
              aria-pressed={call === text}
              onClick={() => onChange({ text: call, language })}
              className={classNames(
                buttonStyle({ variant: 'secondary', size: 'sm' }),
                'font-normal! aria-pressed:border-ink aria-pressed:bg-paper-sunken aria-pressed:font-medium!',
              )}
            >
              {call}
            </button>
          )
        })}
      </div>
    </div>
  )
}

/** The letters usually load sooner; after this time a notice is shown. */
const patienceMs = 4000

/** Problems that make the text of a frame unreadable. */
function FrameNotices({
  frame,
  onRecolor,
}: {
  frame: Frame
  onRecolor: (textColor: string) => void
}) {
  const { frameText, design } = useGenerator()
  const t = useTranslations('editor.frame')
  const { number } = useFormatter()
  const hasText = frame.text.trim() !== ''
  const isLate = useIsLate(hasText && frameText === null)
  const missing = frameText?.missing ?? []
  const isRefused = isFrameTextRefused(frame, frameText)
  const ratio = measureTextContrast(frame, design.background)
  const better = findTextColor(frame.fill, design.background)
  return (
    <div role="status" className="flex flex-col gap-2 empty:hidden">
      {isLate && <Notice tone="bad">{t('noLetters')}</Notice>}
      {missing.length > 0 && (
        <Notice tone={isRefused ? 'bad' : 'warn'}>
          {t(isRefused ? 'refused' : 'missing', {
            count: missing.length,
            characters: isolate(missing.join('\u00a0')),
          })}
        </Notice>
      )}
      {hasText && ratio < minTextContrast && (
        <Notice tone="warn">
          <p>
            {t('faint', {
              ratio: number(Math.floor(ratio * 10) / 10),
              good: number(goodTextContrast),
            })}
          </p>
          {better !== frame.textColor && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => onRecolor(better)}
              className="mt-2"
            >
              {better === '#ffffff' ? t('useWhite') : t('useDark')}
            </Button>
          )}
        </Notice>
      )}
    </div>
  )
}

/** Isolates right-to-left characters from the sentence. */
function isolate(text: string): string {
  return `\u2068${text}\u2069`
}

function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setIsLate(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isWaiting])
  return isLate
}
