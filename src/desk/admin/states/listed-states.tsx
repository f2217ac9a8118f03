'use client'

import { useEffect, useState } from 'react'
import { countOpen } from '../../states/count-open'
import type { TranslatedDocument } from '../../states/find-translations'
import { request } from '../requests/request'
import { useDeskTexts } from '../use-desk-texts'
import { useTranslationDesk } from '../use-translation-desk'
import { formAddress } from './form-address'
import { StateMark } from './state-mark'

type States = TranslatedDocument['states']
/** @param states null if they could not be loaded */
type Show = (states: States | null) => void

/** Rows whose states are requested together, by collection. */
const pending = new Map<string, Map<string, Show[]>>()

/** Requests the states of all rows of a list at once. */
function requestStates(entity: string, id: string, show: Show) {
  const rows = pending.get(entity) ?? new Map<string, Show[]>()
  if (rows.size === 0) {
    pending.set(entity, rows)
    queueMicrotask(() => {
      pending.delete(entity)
      loadStates(entity, rows).catch(() => {
        for (const waiting of rows.values()) for (const each of waiting) each(null)
      })
    })
  }
  rows.set(id, [...(rows.get(id) ?? []), show])
}

async function loadStates(entity: string, rows: ReadonlyMap<string, Show[]>): Promise<void> {
  const query = { entity, ids: [...rows.keys()].join(',') }
  const { documents } = await request('GET /translations/states', { query })
  for (const { id, states } of documents) for (const show of rows.get(id) ?? []) show(states)
}

const markStyle = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  minWidth: '24px',
  fontSize: '0.65rem',
  lineHeight: 1.2,
  textDecoration: 'none',
} as const

export function ListedStates({ entity, id }: { entity: string; id: string }) {
  const t = useDeskTexts()
  const { languages } = useTranslationDesk()
  const [states, setStates] = useState<States | null>([])
  useEffect(() => requestStates(entity, id, setStates), [entity, id])
  if (!states) return <span title={t('translations.failed')}>–</span>
  return (
    <span style={{ display: 'inline-flex', gap: '0.15rem', minHeight: '32px' }}>
      {languages.map(({ code, name }) => {
        const own = states.find(({ locale }) => locale === code)
        if (!own) return null
        const open = countOpen(own)
        const state = t(`translations.states.${own.state}`)
        const text = `${name}: ${state}${open > 0 ? ` (${open})` : ''}`
        return (
          <a
            key={code}
            href={formAddress(entity, id, own.locale, own.firstPath)}
            aria-label={`${text}, ${code}`}
            title={text}
            style={markStyle}
          >
            <StateMark state={own.state} />
            <span aria-hidden="true">{code}</span>
          </a>
        )
      })}
    </span>
  )
}
