import { useTranslations } from 'next-intl'
import { documentLimits, type Rules, ruleDevices } from '@/codes'
import { TimeZoneSelect } from '@/tools/shared/content-form/time-zone-select'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { ClosedMessageFields } from './closed-message-fields'
import { DocumentField } from './document-field'
import { EditSection } from './edit-section'
import { LanguageRules } from './language-rules'
import { PasswordForm } from './password-form'
import { SplitRules } from './split-rules'
import { useEditing } from './use-editing'
import { WindowRules } from './window-rules'

/** The rules of a code in the order of their evaluation; those by visitor are for links only. */
export function RulesPart() {
  const t = useTranslations('myCodes.edit.rules')
  const { edited, valueAt, change } = useEditing()
  const { expiry, timeZone } = valueAt<Rules>('/rules')
  const isUrl = edited.document.type === 'url'
  return (
    <div className="flex flex-col gap-10">
      <p className="max-w-prose text-ink-soft text-sm">{t(isUrl ? 'lead' : 'leadPage')}</p>
      <EditSection title={t('start.title')} hint={t('start.hint')}>
        <DocumentField
          label={t('start.at')}
          pointer="/rules/startsAt"
          kind="instant"
          className="sm:max-w-[50%]"
        />
      </EditSection>
      <EditSection title={t('expiry.title')} hint={t('expiry.hint')}>
        <div className="grid gap-3 sm:grid-cols-2">
          <DocumentField label={t('expiry.at')} pointer="/rules/expiry/at" kind="instant" />
          <DocumentField
            label={t('expiry.scans')}
            pointer="/rules/expiry/scans"
            kind="number"
            most={documentLimits.scans}
          />
        </div>
        {(expiry?.at || expiry?.scans || expiry?.fallbackUrl) && (
          <DocumentField
            label={t('expiry.fallback')}
            hint={t('expiry.fallbackHint')}
            pointer="/rules/expiry/fallbackUrl"
            kind="address"
          />
        )}
      </EditSection>
      <WindowRules />
      {isUrl && <VisitorRules />}
      <Field label={t('timeZone')} hint={t('timeZoneHint')}>
        {(control) => (
          <TimeZoneSelect
            {...control}
            value={timeZone}
            onChange={({ target }) => change('/rules/timeZone', target.value)}
          />
        )}
      </Field>
      {isUrl && <ClosedMessageFields />}
      <PasswordForm />
    </div>
  )
}

/** Rules by device and language, the split, and what destinations receive. */
function VisitorRules() {
  const t = useTranslations('myCodes.edit.rules')
  const { valueAt, change } = useEditing()
  return (
    <>
      <EditSection title={t('devices.title')} hint={t('devices.hint')}>
        {ruleDevices.map((device) => (
          <DocumentField
            key={device}
            label={t(`devices.${device}`)}
            pointer={`/rules/byDevice/${device}`}
            kind="address"
          />
        ))}
      </EditSection>
      <LanguageRules />
      <SplitRules />
      <Checkbox
        label={t('query.label')}
        hint={t('query.hint')}
        checked={valueAt<boolean | undefined>('/rules/passQuery') ?? false}
        onChange={({ target }) => change('/rules/passQuery', target.checked)}
      />
    </>
  )
}
