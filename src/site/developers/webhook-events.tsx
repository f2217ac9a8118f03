import { useTranslations } from 'next-intl'
import { pauseAfterDays, retrySeconds, timeoutSeconds } from '@/data/webhooks/deliver-webhooks'
import { scansPerEvent } from '@/data/webhooks/queue-scan-events'
import { webhookSamples } from '@/data/webhooks/webhook-samples'
import { EventList } from './event-list'
import { packRows } from './packed-rows'

const retryHours = Math.round(retrySeconds.reduce((sum, seconds) => sum + seconds, 0) / 3600)

/** The events of webhooks, with the bodies of their requests. */
export function WebhookEvents() {
  const t = useTranslations('developers.events')
  return (
    <section className="mt-16 border-line border-t pt-10">
      <h2 id="events" className="scroll-mt-24 text-heading">
        {t('title')}
      </h2>
      <p className="mt-3 max-w-prose">{t('text')}</p>
      <p className="mt-3 max-w-prose">
        {t('delivery', {
          seconds: timeoutSeconds,
          count: retrySeconds.length,
          hours: retryHours,
          days: pauseAfterDays,
        })}
      </p>
      <EventList
        events={packRows(
          Object.keys(webhookSamples).map((type) => [
            type,
            t(`list.${type as keyof typeof webhookSamples}`, { count: scansPerEvent }),
          ]),
        )}
      />
    </section>
  )
}
