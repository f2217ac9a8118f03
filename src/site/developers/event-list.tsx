'use client'

import { webhookSamples } from '@/data/webhooks/webhook-samples'
import { CodeBlock } from './code-block'
import { unpackRows } from './packed-rows'
import styles from './reference.module.css'

export type EventCells = readonly [type: keyof typeof webhookSamples, meaning: string]

/** Events with the bodies of their requests. */
export function EventList({ events }: { events: string }) {
  return unpackRows<EventCells>(events).map(([type, meaning]) => {
    const body = { type, timestamp: '2026-11-29T18:05:31.204Z', data: webhookSamples[type] }
    return (
      <section key={type} className={styles.object}>
        <h3 id={`event-${type}`} translate="no">
          {type}
        </h3>
        <p>{meaning}</p>
        <CodeBlock label={type} code={JSON.stringify(body, null, 2)} />
      </section>
    )
  })
}
