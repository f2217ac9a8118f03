import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { useWorkspace } from '../../workspace-session'
import { ResourceView } from '../resource-view'
import { SettingsSection } from '../settings-section'
import { useResource } from '../use-resource'
import { useSend } from '../use-send'
import { DomainItem } from './domain-item'

/** The domains on which the workspace serves its codes. */
export function DomainsPanel() {
  const t = useTranslations('workspace.settings.domains')
  const { isOwner } = useWorkspace()
  const domains = useResource('GET /workspace/domains')
  const [note, setNote] = useState<string>()
  const onChanged = (text: string) => {
    setNote(text)
    void domains.reload()
  }
  return (
    <SettingsSection title={t('title')} lead={t('lead')}>
      {isOwner && <AddDomainForm onAdded={(host) => onChanged(t('added', { host }))} />}
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {note}
      </p>
      <ResourceView resource={domains}>
        {({ domains: all }) =>
          all.length === 0 ? (
            <p className="text-ink-soft text-sm">{t('empty')}</p>
          ) : (
            <ul aria-label={t('label')} className="border-line border-t">
              {all.map((domain) => (
                <DomainItem key={domain.id} domain={domain} onChanged={onChanged} />
              ))}
            </ul>
          )
        }
      </ResourceView>
    </SettingsSection>
  )
}

function AddDomainForm({ onAdded }: { onAdded: (host: string) => void }) {
  const t = useTranslations('workspace.settings.domains')
  const [host, setHost] = useState('')
  const { send, isBusy, fault, setFault } = useSend()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (host.trim() === '') return setFault(t('missingHost'))
    const body = { host: host.trim() }
    const added = await send('POST /workspace/domains', { body })
    if (!added) return
    setHost('')
    onAdded(added.body.host)
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-4 rounded-lg border border-line p-4 sm:p-5"
    >
      <Field label={t('host')} hint={t('hostHint')} error={fault}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="url"
            value={host}
            maxLength={253}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="go.example.com"
            onChange={({ target }) => {
              setHost(target.value)
              setFault(undefined)
            }}
          />
        )}
      </Field>
      <Button type="submit" busy={isBusy} className="self-start">
        {t('add')}
      </Button>
    </form>
  )
}
