import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { DeliveryView } from '@/data/webhooks/api-schemas'
import { useDateFormat } from '@/tools/shared/use-date-format'
import { Button } from '@/ui/button'
import { useWorkspace } from '../../workspace-session'
import { ResourceView } from '../resource-view'
import { useResource } from '../use-resource'
import { useSend } from '../use-send'

const pageSize = 20

/** The log of a webhook, the newest delivery first, a page at a time. */
export function DeliveryList({ webhookId }: { webhookId: string }) {
  const t = useTranslations('workspace.settings.webhooks.log')
  /** Positions of the pages that were shown; '' is the newest one. */
  const [pages, setPages] = useState([''])
  const before = pages.at(-1) ?? ''
  const log = useResource('GET /workspace/webhooks/{webhookId}/deliveries', {
    params: { webhookId },
    query: { limit: String(pageSize), ...(before && { before }) },
  })
  return (
    <div className="flex flex-col gap-3">
      <ResourceView resource={log}>
        {({ deliveries, next }) => (
          <>
            {deliveries.length === 0 ? (
              <p className="text-ink-soft text-sm">{t('empty')}</p>
            ) : (
              <ul aria-label={t('title')} className="border-line border-t">
                {deliveries.map((delivery) => (
                  <DeliveryItem
                    key={delivery.id}
                    delivery={delivery}
                    webhookId={webhookId}
                    onResent={log.reload}
                  />
                ))}
              </ul>
            )}
            <div className="flex flex-wrap gap-2">
              <Button variant="secondary" size="sm" onClick={() => void log.reload()}>
                {t('reload')}
              </Button>
              {pages.length > 1 && (
                <Button variant="secondary" size="sm" onClick={() => setPages(pages.slice(0, -1))}>
                  {t('newer')}
                </Button>
              )}
              {next !== null && (
                <Button variant="secondary" size="sm" onClick={() => setPages([...pages, next])}>
                  {t('older')}
                </Button>
              )}
            </div>
          </>
        )}
      </ResourceView>
    </div>
  )
}

function DeliveryItem({
  delivery,
  webhookId,
  onResent,
}: {
  delivery: DeliveryView
  webhookId: string
  onResent: () => Promise<void>
}) {
  const t = useTranslations('workspace.settings.webhooks.log')
  const { isOwner } = useWorkspace()
  const formatDate = useDateFormat()
  const { send, isBusy, fault } = useSend()
  const { id, event, attempts, createdAt, failure, payload } = delivery
  const time = (at: string) =>
    formatDate(new Date(at), { dateStyle: 'medium', timeStyle: 'medium' })
  const resend = async () => {
    const params = { webhookId, deliveryId: id }
    const resent = await send(
      'POST /workspace/webhooks/{webhookId}/deliveries/{deliveryId}/resend',
      { params },
    )
    if (resent) await onResent()
  }
  return (
    <li className="flex flex-col gap-2 border-line border-b py-3 text-sm">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p>
            <code className="font-medium">{event}</code>{' '}
            <span className="text-ink-soft text-xs">{time(createdAt)}</span>
          </p>
          <DeliveryStatus delivery={delivery} />
          <p className="text-ink-faint text-xs">{t('attempts', { count: attempts })}</p>
        </div>
        {isOwner && (
          <Button
            variant="secondary"
            size="sm"
            busy={isBusy}
            aria-label={`${t('resend')}: ${event}, ${time(createdAt)}`}
            onClick={() => void resend()}
          >
            {t('resend')}
          </Button>
        )}
      </div>
      <p role="alert" className="text-bad text-xs empty:hidden">
        {fault}
      </p>
      <details>
        <summary className="w-fit text-ink-soft text-xs underline underline-offset-4">
          {t('details')}
        </summary>
        <div className="mt-2 flex flex-col gap-2">
          {failure && (
            <p lang="en" className="text-bad text-xs">
              {failure}
            </p>
          )}
          {payload === null || payload === undefined ? (
            <p className="text-ink-soft text-xs">{t('noPayload')}</p>
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
            <section tabIndex={0} aria-label={t('payload')} className="max-h-80 overflow-auto">
              <pre translate="no" className="rounded-md bg-paper-sunken p-3 font-mono text-xs">
                {JSON.stringify(payload, null, 2)}
              </pre>
            </section>
          )}
        </div>
      </details>
    </li>
  )
}

function DeliveryStatus({ delivery }: { delivery: DeliveryView }) {
  const t = useTranslations('workspace.settings.webhooks.log')
  const formatDate = useDateFormat()
  const { deliveredAt, nextAttemptAt, responseStatus, attempts } = delivery
  const status = String(responseStatus ?? '')
  if (deliveredAt) return <p className="text-good text-xs">{t('delivered', { status })}</p>
  if (attempts === 0) return <p className="text-ink-soft text-xs">{t('waiting')}</p>
  const why = responseStatus ? t('refused', { status }) : t('unreachable')
  const at = nextAttemptAt && new Date(nextAttemptAt)
  const then = at
    ? t('nextAttempt', { time: formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }) })
    : t('givenUp')
  return (
    <p className="text-bad text-xs">
      {why} {then}
    </p>
  )
}
