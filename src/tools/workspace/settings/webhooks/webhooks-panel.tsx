import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { maxWebhooks, webhookEvents } from '@/codes'
import { Notice } from '@/ui/notice'
import { useWorkspace } from '../../workspace-session'
import { ResourceList, useChangeNote } from '../resource-list'
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
  const { note, onChanged } = useChangeNote(webhooks.reload)
  const count = webhooks.body?.webhooks.length ?? 0
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
            onChanged()
          }}
        />
      )}
      {count >= maxWebhooks && <Notice>{t('full', { max: maxWebhooks })}</Notice>}
      <ResourceList
        resource={webhooks}
        note={note}
        pick={(body) => body.webhooks}
        label={t('label')}
        empty={t('empty')}
      >
        {(webhook) => <WebhookItem key={webhook.id} webhook={webhook} onChanged={onChanged} />}
      </ResourceList>
      <VerificationHelp />
    </>
  )
}
