import { useTranslations } from 'next-intl'
import { documentLimits, type Expiry } from '@/codes'
import { utcToLocal } from '@/std/utc-to-local'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { AddressInput } from './address-input'
import { useEditing } from './edit-context'
import { readLocalTime } from './read-local-time'
import type { RuleProps } from './rule-props'

const noExpiry: Expiry = { at: null, scans: null, fallbackUrl: null }

/** Fields for the end of a code, and the destination after that. */
export function ExpiryFields({ rules, onChange }: RuleProps) {
  const t = useTranslations('myCodes.edit.rules.expiry')
  const { errorAt } = useEditing()
  const expiry = rules.expiry ?? noExpiry
  const change = (difference: Partial<Expiry>) =>
    onChange({ expiry: { ...expiry, ...difference } }, Object.keys(difference).join())
  const hasEnd = expiry.at !== null || expiry.scans !== null
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="font-medium font-text text-sm">{t('title')}</h2>
        <p className="mt-0.5 text-ink-soft text-xs">{t('hint')}</p>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t('at')} error={errorAt('/rules/expiry/at')}>
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              name="/rules/expiry/at"
              value={expiry.at ? utcToLocal(new Date(expiry.at), rules.timeZone) : ''}
              className="tabular-nums"
              onChange={({ target }) => change({ at: readLocalTime(target.value, rules.timeZone) })}
            />
          )}
        </Field>
        <Field label={t('scans')} error={errorAt('/rules/expiry/scans')}>
          {(control) => (
            <TextInput
              {...control}
              type="number"
              name="/rules/expiry/scans"
              min={1}
              max={documentLimits.scans}
              value={expiry.scans ?? ''}
              className="tabular-nums"
              onChange={({ target }) => change({ scans: Math.round(target.valueAsNumber) || null })}
            />
          )}
        </Field>
      </div>
      {(hasEnd || expiry.fallbackUrl) && (
        <AddressInput
          label={t('fallback')}
          hint={t('fallbackHint')}
          pointer="/rules/expiry/fallbackUrl"
          value={expiry.fallbackUrl ?? ''}
          onChange={(url) => change({ fallbackUrl: url || null })}
        />
      )}
    </section>
  )
}
