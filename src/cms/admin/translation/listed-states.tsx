'use client'

import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { ShownTranslationState, TranslatedDocument } from '@/cms/translation/find-translations'
import { formAddress } from './form-address'
import { StateMark } from './state-mark'

type States = TranslatedDocument['states']

/** Rows whose states are requested together, by collection. */
const pending = new Map<string, Map<string, ((states: States) => void)[]>>()

/** Requests the states of all rows of a list at once. */
function requestStates(api: string, entity: string, id: string, show: (states: States) => void) {
  const rows = pending.get(entity) ?? new Map<string, ((states: States) => void)[]>()
  if (rows.size === 0) {
    pending.set(entity, rows)
    queueMicrotask(() => {
      pending.delete(entity)
      loadStates(api, entity, rows).catch(() => {})
    })
  }
  rows.set(id, [...(rows.get(id) ?? []), show])
}

async function loadStates(
  api: string,
  entity: string,
  rows: ReadonlyMap<string, ((states: States) => void)[]>,
): Promise<void> {
  const query = new URLSearchParams({ entity, ids: [...rows.keys()].join(',') })
  const answer = await fetch(`${api}/translations/states?${query}`, { credentials: 'include' })
  if (!answer.ok) return
  const { documents } = (await answer.json()) as { documents: { id: string; states: States }[] }
  for (const { id, states } of documents) for (const show of rows.get(id) ?? []) show(states)
}

export function ListedStates({
  entity,
  id,
  names,
  states: labels,
}: {
  entity: string
  id: string
  names: Record<string, string>
  states: Record<ShownTranslationState, string>
}) {
  const { config } = useConfig()
  const [states, setStates] = useState<States>([])
  useEffect(
    () => requestStates(config.routes.api, entity, id, setStates),
    [config.routes.api, entity, id],
  )
  return (
    <span style={{ display: 'inline-flex', gap: '0.15rem', minHeight: '24px' }}>
      {Object.keys(names).map((code) => {
        const own = states.find(({ locale }) => locale === code)
        if (!own) return null
        const text = `${names[code]}: ${labels[own.state]}`
        return (
          <a
            key={code}
            href={formAddress(entity, id, own.locale, own.firstPath)}
            aria-label={text}
            title={text}
            style={{ padding: '2px', minWidth: '24px', textAlign: 'center' }}
          >
            <StateMark state={own.state} />
          </a>
        )
      })}
    </span>
  )
}
