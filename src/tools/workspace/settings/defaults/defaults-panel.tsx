import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { utmParameters } from '@/codes'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Notice } from '@/ui/notice'
import { Select } from '@/ui/select'
import { TextInput } from '@/ui/text-input'
import { useWorkspace } from '../../workspace-session'
import { SettingsSection } from '../settings-section'
import { useResource } from '../use-resource'
import { useSend } from '../use-send'
import { DesignField } from './design-field'

const maxLength = 100

/** What new codes of the workspace start with. */
export function DefaultsPanel() {
  const t = useTranslations('workspace.settings')
  const { isOwner } = useWorkspace()
  return (
    <SettingsSection title={t('defaults.title')} lead={t('defaults.lead')}>
      {isOwner ? <DefaultsForm /> : <Notice>{t('ownersOnly')}</Notice>}
    </SettingsSection>
  )
}

function DefaultsForm() {
  const t = useTranslations('workspace.settings')
  const { workspace, show } = useWorkspace()
  const domains = useResource('GET /workspace/domains')
  const { defaults } = workspace
  const [design, setDesign] = useState(defaults.design ?? null)
  const [domain, setDomain] = useState(defaults.domain ?? '')
  const [utm, setUtm] = useState(defaults.utm ?? {})
  const [note, setNote] = useState<string>()
  const { send, isBusy, fault } = useSend()
  const verified = domains.body?.domains.flatMap(({ host, verifiedAt }) =>
    verifiedAt ? [host] : [],
  )
  // A domain that is chosen remains so while the list loads.
  const hosts = verified ?? (domain ? [domain] : [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setNote(undefined)
    const stated = Object.entries(utm).filter(([, value]) => value.trim() !== '')
    const body = {
      defaults: {
        design,
        domain: domain || null,
        utm: stated.length > 0 ? Object.fromEntries(stated) : null,
      },
    }
    const saved = await send('PATCH /workspace', { body })
    if (!saved) return
    show(saved.body)
    setNote(t('defaults.saved'))
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <DesignField design={design} onDesign={setDesign} />
      <Field label={t('defaults.domain')} hint={verified?.length === 0 && t('defaults.noDomains')}>
        {(control) => (
          <Select
            {...control}
            value={domain}
            onChange={({ target }) => setDomain(target.value)}
            options={[
              { value: '', label: t('defaults.siteDomain', { host: location.host }) },
              ...hosts.map((host) => ({ value: host, label: host })),
            ]}
          />
        )}
      </Field>
      <UtmFields utm={utm} onUtm={setUtm} />
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

type Utm = Partial<Record<(typeof utmParameters)[number], string>>

function UtmFields({ utm, onUtm }: { utm: Utm; onUtm: (utm: Utm) => void }) {
  const t = useTranslations('workspace.settings.defaults')
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium text-sm">{t('utm')}</legend>
      <p className="mt-0.5 mb-3 text-ink-soft text-xs">{t('utmHint')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {utmParameters.map((name) => (
          <Field key={name} label={<code className="font-mono">utm_{name}</code>}>
            {(control) => (
              <TextInput
                {...control}
                value={utm[name] ?? ''}
                maxLength={maxLength}
                autoComplete="off"
                autoCapitalize="none"
                onChange={({ target }) => onUtm({ ...utm, [name]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  )
}
