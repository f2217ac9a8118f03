import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { typeFacts } from '@/qr/content'
import { type Frame, findMainColor, frameFonts, frameTextScaleLimits, inkBlack } from '@/qr/design'
import { ColorField, FillField } from '@/tools/shared/style/fill-field'
import { findTextColor, refill } from '@/tools/shared/style/frame-colors'
import { hasFrameLabel } from '@/tools/shared/style/has-frame-label'
import { useFrameText } from '@/tools/shared/style/use-frame-text'
import { Field } from '@/ui/field'
import { RangeInput } from '@/ui/range-input'
import { Segmented } from '@/ui/segmented'
import { useGenerator } from '../generator-context'
import { FrameChoice } from './frame-choice'
import { FrameNotices } from './frame-notices'
import { FrameTextField } from './frame-text-field'

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
