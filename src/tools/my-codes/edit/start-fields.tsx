import { useTranslations } from 'next-intl'
import { utcToLocal } from '@/std/utc-to-local'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { useEditing } from './edit-context'
import { readLocalTime } from './read-local-time'
import type { RuleProps } from './rule-props'

/** The time from which a code opens. */
export function StartFields({ rules, onChange }: RuleProps) {
  const t = useTranslations('myCodes.edit.rules.start')
  const { errorAt } = useEditing()
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="font-medium font-text text-sm">{t('title')}</h2>
        <p className="mt-0.5 text-ink-soft text-xs">{t('hint')}</p>
      </div>
      <Field label={t('at')} error={errorAt('/rules/startsAt')} className="sm:max-w-[50%]">
        {(control) => (
          <TextInput
            {...control}
            type="datetime-local"
            name="/rules/startsAt"
            value={rules.startsAt ? utcToLocal(new Date(rules.startsAt), rules.timeZone) : ''}
            className="tabular-nums"
            onChange={({ target }) =>
              onChange({ startsAt: readLocalTime(target.value, rules.timeZone) }, 'startsAt')
            }
          />
        )}
      </Field>
    </section>
  )
}
