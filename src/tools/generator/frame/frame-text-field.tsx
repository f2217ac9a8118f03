import { useLocale, useTranslations } from 'next-intl'
import { typeFacts } from '@/qr/content'
import { type Frame, frameTextLines, frameTextMaxLength } from '@/qr/design'
import { buttonStyle } from '@/ui/button-style'
import { classNames } from '@/ui/class-names'
import { Field } from '@/ui/field'
import { TextArea } from '@/ui/text-area'
import { useGenerator } from '../generator-context'

/** Further lines continue the last one. */
function limitLines(text: string): string {
  const lines = text.split('\n')
  const last = lines.slice(frameTextLines - 1)
  return [...lines.slice(0, frameTextLines - 1), ...(last.length > 0 ? [last.join(' ')] : [])].join(
    '\n',
  )
}

/** The text of the frame: typed, or chosen from suggestions for the content. */
export function FrameTextField({
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
