import { useTranslations } from 'next-intl'
import { type Rules, ruleDevices } from '@/codes'
import { TimeZoneSelect } from '@/tools/shared/content-form/time-zone-select'
import { Field } from '@/ui/field'
import { AddressInput } from './address-input'
import { useEditing } from './edit-context'
import { ExpiryFields } from './expiry-fields'
import { LanguageRules } from './language-rules'
import { PasswordForm } from './password-form'
import { SplitRules } from './split-rules'
import { WindowRules } from './window-rules'

/** The rules for the destination of a link code, in the order of their evaluation. */
export function RulesPart() {
  const t = useTranslations('myCodes.edit.rules')
  const { edited, changeDocument } = useEditing()
  const rules = edited.document.rules ?? noRules(edited.timeZone)
  const change = (difference: Partial<Rules>, step: string) =>
    changeDocument({ rules: { ...rules, ...difference } }, step)
  return (
    <div className="flex flex-col gap-10">
      <p className="max-w-prose text-ink-soft text-sm">{t('lead')}</p>
      <ExpiryFields rules={rules} onChange={change} />
      <WindowRules rules={rules} onChange={change} />
      <section className="flex flex-col gap-3">
        <div>
          <h2 className="font-medium font-text text-sm">{t('devices.title')}</h2>
          <p className="mt-0.5 text-ink-soft text-xs">{t('devices.hint')}</p>
        </div>
        {ruleDevices.map((device) => (
          <AddressInput
            key={device}
            label={t(`devices.${device}`)}
            pointer={`/rules/byDevice/${device}`}
            value={rules.byDevice[device] ?? ''}
            onChange={(url) => change({ byDevice: { ...rules.byDevice, [device]: url } }, device)}
          />
        ))}
      </section>
      <LanguageRules rules={rules} onChange={change} />
      <SplitRules rules={rules} onChange={change} />
      <Field label={t('timeZone')} hint={t('timeZoneHint')}>
        {(control) => (
          <TimeZoneSelect
            {...control}
            value={rules.timeZone}
            onChange={({ target }) => change({ timeZone: target.value }, 'rules zone')}
          />
        )}
      </Field>
      <PasswordForm />
    </div>
  )
}

function noRules(timeZone: string): Rules {
  return { timeZone, windows: [], byDevice: {}, byLanguage: [], split: [], expiry: null }
}
