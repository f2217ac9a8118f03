import { useTranslations } from 'next-intl'
import { type Rules, ruleDevices } from '@/codes'
import { TimeZoneSelect } from '@/tools/shared/content-form/time-zone-select'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { AddressInput } from './address-input'
import { ClosedMessageFields } from './closed-message-fields'
import { useEditing } from './edit-context'
import { ExpiryFields } from './expiry-fields'
import { LanguageRules } from './language-rules'
import { PasswordForm } from './password-form'
import type { RuleProps } from './rule-props'
import { SplitRules } from './split-rules'
import { StartFields } from './start-fields'
import { WindowRules } from './window-rules'

/** The rules of a code in the order of their evaluation; those by visitor are for links only. */
export function RulesPart() {
  const t = useTranslations('myCodes.edit.rules')
  const { edited, changeDocument } = useEditing()
  const rules = edited.document.rules ?? noRules(edited.timeZone)
  const isUrl = edited.document.type === 'url'
  const change = (difference: Partial<Rules>, step: string) =>
    changeDocument({ rules: { ...rules, ...difference } }, step)
  return (
    <div className="flex flex-col gap-10">
      <p className="max-w-prose text-ink-soft text-sm">{t(isUrl ? 'lead' : 'leadPage')}</p>
      <StartFields rules={rules} onChange={change} />
      <ExpiryFields rules={rules} onChange={change} />
      <WindowRules rules={rules} onChange={change} />
      {isUrl && <VisitorRules rules={rules} onChange={change} />}
      <Field label={t('timeZone')} hint={t('timeZoneHint')}>
        {(control) => (
          <TimeZoneSelect
            {...control}
            value={rules.timeZone}
            onChange={({ target }) => change({ timeZone: target.value }, 'rules zone')}
          />
        )}
      </Field>
      {isUrl && <ClosedMessageFields />}
      <PasswordForm />
    </div>
  )
}

/** Rules by device and language, the split, and what destinations receive. */
function VisitorRules({ rules, onChange }: RuleProps) {
  const t = useTranslations('myCodes.edit.rules')
  return (
    <>
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
            onChange={(url) => onChange({ byDevice: { ...rules.byDevice, [device]: url } }, device)}
          />
        ))}
      </section>
      <LanguageRules rules={rules} onChange={onChange} />
      <SplitRules rules={rules} onChange={onChange} />
      <Checkbox
        label={t('query.label')}
        hint={t('query.hint')}
        checked={rules.passQuery ?? false}
        onChange={({ target }) => onChange({ passQuery: target.checked }, 'passQuery')}
      />
    </>
  )
}

function noRules(timeZone: string): Rules {
  return { timeZone, windows: [], byDevice: {}, byLanguage: [], split: [], expiry: null }
}
