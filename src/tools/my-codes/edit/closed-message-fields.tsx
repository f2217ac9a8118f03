import { useTranslations } from 'next-intl'
import { closedReasons, documentLimits } from '@/codes'
import { Field } from '@/ui/field'
import { TextArea } from '@/ui/text-area'
import { useEditing } from './edit-context'

/** The owner's explanations, in one language, for visitors while the code does not open. */
export function ClosedMessageFields() {
  const t = useTranslations('myCodes.edit.messages')
  const { locale, version, changeVersion, errorAt, leave } = useEditing()
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="font-medium font-text text-sm">{t('title')}</h2>
        <p className="mt-0.5 text-ink-soft text-xs">{t('hint')}</p>
      </div>
      {closedReasons.map((reason) => {
        const pointer = `/languages/${locale}/messages/${reason}`
        return (
          <Field key={reason} label={t(reason)} error={errorAt(pointer)}>
            {(control) => (
              <TextArea
                {...control}
                name={pointer}
                dir="auto"
                rows={2}
                value={version.messages?.[reason] ?? ''}
                maxLength={documentLimits.message}
                onChange={({ target }) =>
                  changeVersion(
                    { messages: { ...version.messages, [reason]: target.value } },
                    `message ${reason}`,
                  )
                }
                onBlur={() => leave(pointer)}
              />
            )}
          </Field>
        )
      })}
    </section>
  )
}
