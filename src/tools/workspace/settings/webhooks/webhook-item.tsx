import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { WebhookView } from '@/data/webhooks/api-schemas'
import { useDateFormat } from '@/tools/shared/use-date-format'
import { Button } from '@/ui/button'
import { Fold } from '@/ui/fold'
import { useWorkspace } from '../../workspace-session'
import { ConfirmButton } from '../confirm-button'
import { useSend } from '../use-send'
import { DeliveryList } from './delivery-list'
import { WebhookForm } from './webhook-form'

/** A webhook with its status and its log, and the ways to change and test it. */
export function WebhookItem({
  webhook,
  onChanged,
}: {
  webhook: WebhookView
  onChanged: (note: string) => void
}) {
  const t = useTranslations('workspace.settings.webhooks')
  const { isOwner } = useWorkspace()
  const [isEditing, setEditing] = useState(false)
  const [isLogOpen, setLogOpen] = useState(false)
  /** Changes with every test, which adds to the log. */
  const [logVersion, setLogVersion] = useState(0)
  return (
    <li className="flex flex-col gap-3 border-line border-b py-4">
      <div className="min-w-0 text-sm">
        <p className="wrap-anywhere font-medium">{webhook.url}</p>
        <p className="wrap-anywhere mt-0.5 text-ink-soft text-xs">
          <code>{webhook.events.join(', ')}</code>
        </p>
        <WebhookStatus webhook={webhook} />
      </div>
      {isEditing ? (
        <WebhookForm
          initial={webhook}
          save={(send, body) =>
            send('PATCH /workspace/webhooks/{webhookId}', {
              ...{ params: { webhookId: webhook.id }, body },
            })
          }
          submitLabel={t('save')}
          onSaved={() => {
            setEditing(false)
            onChanged(t('saved'))
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        isOwner && (
          <WebhookActions
            webhook={webhook}
            onEdit={() => setEditing(true)}
            onTested={() => setLogVersion(logVersion + 1)}
            onChanged={onChanged}
          />
        )
      )}
      <Fold label={t('log.title')} onOpen={() => setLogOpen(true)}>
        {isLogOpen && <DeliveryList key={logVersion} webhookId={webhook.id} />}
      </Fold>
    </li>
  )
}

function WebhookStatus({ webhook: { pausedAt, failingSince } }: { webhook: WebhookView }) {
  const t = useTranslations('workspace.settings.webhooks.status')
  const formatDate = useDateFormat()
  const time = (at: string) => formatDate(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })
  if (pausedAt) return <p className="mt-0.5 text-warn">{t('paused', { date: time(pausedAt) })}</p>
  if (failingSince) {
    return <p className="mt-0.5 text-bad">{t('failing', { date: time(failingSince) })}</p>
  }
  return <p className="mt-0.5 text-ink-soft">{t('active')}</p>
}

function WebhookActions({
  webhook: { id, url, pausedAt },
  onEdit,
  onTested,
  onChanged,
}: {
  webhook: WebhookView
  onEdit: () => void
  onTested: () => void
  onChanged: (note: string) => void
}) {
  const t = useTranslations('workspace.settings.webhooks')
  const [result, setResult] = useState<string>()
  const test = useSend()
  const change = useSend()
  const params = { webhookId: id }
  const sendTest = async () => {
    setResult(undefined)
    const sent = await test.send('POST /workspace/webhooks/{webhookId}/test', { params })
    if (!sent) return
    const { deliveredAt, responseStatus } = sent.body
    onTested()
    if (deliveredAt) setResult(t('test.ok', { status: String(responseStatus ?? '') }))
    else if (responseStatus) setResult(t('test.refused', { status: String(responseStatus) }))
    else setResult(t('test.failed'))
  }
  const pause = async () => {
    const body = { paused: pausedAt === null }
    if (await change.send('PATCH /workspace/webhooks/{webhookId}', { params, body })) {
      onChanged(t(body.paused ? 'pausedNow' : 'resumedNow'))
    }
  }
  const button = { variant: 'secondary', size: 'sm' } as const
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: no form, and the address is its only name */}
      <div role="group" aria-label={url} className="flex flex-wrap gap-2">
        <Button {...button} busy={test.isBusy} onClick={() => void sendTest()}>
          {t('test.send')}
        </Button>
        <Button {...button} onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button {...button} busy={change.isBusy} onClick={() => void pause()}>
          {t(pausedAt ? 'resume' : 'pause')}
        </Button>
        <ConfirmButton
          label={t('delete')}
          title={t('confirm.title')}
          text={t('confirm.text')}
          confirmLabel={t('confirm.submit')}
          act={(send) => send('DELETE /workspace/webhooks/{webhookId}', { params })}
          onDone={() => onChanged(t('deleted'))}
        />
      </div>
      <p role="status" className="text-sm empty:hidden">
        {test.fault ?? result ?? change.fault}
      </p>
    </>
  )
}
