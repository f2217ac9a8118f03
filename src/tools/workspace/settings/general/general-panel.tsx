import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { workspaceLimits } from '@/codes'
import { getLocale, type Locale, locales } from '@/i18n/locales'
import { TimeZoneSelect } from '@/tools/shared/content-form/time-zone-select'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Notice } from '@/ui/notice'
import { Select } from '@/ui/select'
import { TextInput } from '@/ui/text-input'
import { useWorkspace } from '../../workspace-session'
import { SettingsSection } from '../settings-section'
import { useSend } from '../use-send'
import { RecoveryForm } from './recovery-form'

/** The name, the language and the time zone of the workspace, and its recovery address. */
export function GeneralPanel() {
  const t = useTranslations('workspace.settings')
  const { isOwner } = useWorkspace()
  return (
    <div className="flex flex-col gap-10">
      <SettingsSection title={t('general.title')}>
        {isOwner ? <GeneralForm /> : <GeneralFacts />}
      </SettingsSection>
      {isOwner && (
        <SettingsSection title={t('recovery.title')} lead={t('recovery.lead')}>
          <RecoveryForm />
        </SettingsSection>
      )}
    </div>
  )
}

function GeneralForm() {
  const t = useTranslations('workspace.settings')
  const { workspace, show } = useWorkspace()
  const [name, setName] = useState(workspace.name)
  const [locale, setLocale] = useState(workspace.locale)
  const [timeZone, setTimeZone] = useState(workspace.timeZone)
  const [note, setNote] = useState<string>()
  const { send, isBusy, fault } = useSend()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setNote(undefined)
    const body = { name: name.trim(), locale, timeZone }
    const saved = await send('PATCH /workspace', { body })
    if (!saved) return
    show(saved.body)
    setNote(t('general.saved'))
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label={t('general.name')} hint={t('general.nameHint')}>
        {(control) => (
          <TextInput
            {...control}
            value={name}
            maxLength={workspaceLimits.nameLength}
            autoComplete="organization"
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('general.language')} hint={t('general.languageHint')}>
          {(control) => (
            <Select
              {...control}
              value={locale}
              onChange={({ target }) => setLocale(target.value as Locale)}
              options={locales.map((entry) => ({ value: entry.code, label: entry.name }))}
            />
          )}
        </Field>
        <Field label={t('general.timeZone')} hint={t('general.timeZoneHint')}>
          {(control) => (
            <TimeZoneSelect
              {...control}
              value={timeZone}
              onChange={({ target }) => setTimeZone(target.value)}
            />
          )}
        </Field>
      </div>
      <p role="alert" className="text-bad text-sm empty:hidden">
        {fault}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={isBusy}>
          {t('save')}
        </Button>
        <p role="status" className="text-ink-soft text-sm">
          {note}
        </p>
      </div>
    </form>
  )
}

/** The settings for keys that may only read them. */
function GeneralFacts() {
  const t = useTranslations('workspace.settings')
  const { workspace } = useWorkspace()
  const { name, locale, timeZone } = workspace
  const facts = [
    [t('general.name'), name || t('general.unnamed')],
    [t('general.language'), getLocale(locale).name],
    [t('general.timeZone'), timeZone],
  ]
  return (
    <>
      <dl className="flex flex-col gap-3 text-sm">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <Notice>{t('ownersOnly')}</Notice>
    </>
  )
}
