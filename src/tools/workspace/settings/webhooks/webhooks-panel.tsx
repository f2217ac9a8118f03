import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { maxWebhooks, webhookEvents } from '@/codes'
import { Notice } from '@/ui/notice'
import { useWorkspace } from '../../workspace-session'
import { ResourceView } from '../resource-view'
import { SettingsSection } from '../settings-section'
import { useResource } from '../use-resource'
import { WebhookForm } from './webhook-form'
import { WebhookItem } from './webhook-item'
import { VerificationHelp, WebhookSecret } from './webhook-secret'

/** The webhooks of the workspace; owners change them, editors see them and their log. */
export function WebhooksPanel() {
  const t = useTranslations('workspace.settings.webhooks')
  const { canEdit } = useWorkspace()
  return (
    <SettingsSection title={t('title')} lead={t('lead')}>
      {canEdit ? <Webhooks /> : <Notice>{t('editorsOnly')}</Notice>}
    </SettingsSection>
  )
}

function Webhooks() {
  const t = useTranslations('workspace.settings.webhooks')
  const { isOwner } = useWorkspace()
  const webhooks = useResource('GET /workspace/webhooks')
  const [secret, setSecret] = useState<string>()
  const [note, setNote] = useState<string>()
  const count = webhooks.body?.webhooks.length ?? 0
  const onChanged = (text: string) => {
    setNote(text)
    void webhooks.reload()
  }
  return (
    <>
      {secret && <WebhookSecret secret={secret} onDone={() => setSecret(undefined)} />}
      {!secret && isOwner && count < maxWebhooks && (
        <WebhookForm
          key={count}
          initial={{ url: '', events: [...webhookEvents] }}
          save={(send, body) => send('POST /workspace/webhooks', { body })}
          submitLabel={t('create')}
          onSaved={(created) => {
            setSecret(created.secret)
            setNote(undefined)
            void webhooks.reload()
          }}
        />
      )}
      {count >= maxWebhooks && <Notice>{t('full', { max: maxWebhooks })}</Notice>}
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {note}
      </p>
      <ResourceView resource={webhooks}>
        {({ webhooks: all }) =>
          all.length === 0 ? (
            <p className="text-ink-soft text-sm">{t('empty')}</p>
          ) : (
            <ul aria-label={t('label')} className="border-line border-t">
              {all.map((webhook) => (
                <WebhookItem key={webhook.id} webhook={webhook} onChanged={onChanged} />
              ))}
            </ul>
          )
        }
      </ResourceView>
      <VerificationHelp />
    </>
  )
}
