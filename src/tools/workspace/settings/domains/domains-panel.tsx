import { useTranslations } from 'next-intl'
import { TextForm } from '@/tools/shared/text-form'
import { useWorkspace } from '../../workspace-session'
import { ResourceList, useChangeNote } from '../resource-list'
import { SettingsSection } from '../settings-section'
import { useResource } from '../use-resource'
import { useSend } from '../use-send'
import { DomainItem } from './domain-item'

/** The domains on which the workspace serves its codes. */
export function DomainsPanel() {
  const t = useTranslations('workspace.settings.domains')
  const { isOwner } = useWorkspace()
  const domains = useResource('GET /workspace/domains')
  const { note, onChanged } = useChangeNote(domains.reload)
  const request = useSend()
  const add = async (host: string) => {
    const added = await request.send('POST /workspace/domains', { body: { host } })
    if (!added) return undefined
    onChanged(t('added', { host: added.body.host }))
    return ''
  }
  return (
    <SettingsSection title={t('title')} lead={t('lead')}>
      {isOwner && (
        <TextForm
          request={request}
          label={t('host')}
          hint={t('hostHint')}
          missing={t('missingHost')}
          input={{
            ...{ inputMode: 'url', maxLength: 253, autoCapitalize: 'none', spellCheck: false },
            placeholder: 'go.example.com',
          }}
          submit={t('add')}
          className="rounded-lg border border-line p-4 sm:p-5"
          onText={add}
        />
      )}
      <ResourceList
        resource={domains}
        note={note}
        pick={(body) => body.domains}
        label={t('label')}
        empty={t('empty')}
      >
        {(domain) => <DomainItem key={domain.id} domain={domain} onChanged={onChanged} />}
      </ResourceList>
    </SettingsSection>
  )
}
