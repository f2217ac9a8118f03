import type { z } from 'zod'
import type { destinationSchema } from './api/schemas'
import type { CodeRow } from './code-row'

export type Destination = z.output<typeof destinationSchema>

/**
 * Where a code leads, for those who want to know before they go there. Of what is behind a
 * password, blocked, paused or over, the address is not told.
 */
export function describeDestination(row: CodeRow, nowMs: number): Destination {
  const { slug, document, passwordHash } = row
  const status = statusOf(row, nowMs)
  const isTold = status === 'active' && passwordHash === null && document.type === 'url'
  const typed = document.languages[document.mainLocale]?.fields.url
  const url = isTold && typeof typed === 'string' ? typed : null
  return {
    slug,
    type: document.type,
    status,
    url,
    host: url === null ? null : new URL(url).host,
    hasPassword: passwordHash !== null,
    hasRules: hasChoice(document.rules),
  }
}

function statusOf({ deletedAt, status, document }: CodeRow, nowMs: number): Destination['status'] {
  if (deletedAt !== null) return 'deleted'
  const endsAt = document.rules?.expiry?.at
  const isOver = status === 'active' && endsAt && Date.parse(endsAt) <= nowMs
  return isOver ? 'expired' : status
}

function hasChoice(rules: CodeRow['document']['rules']): boolean {
  if (!rules) return false
  const { windows, byDevice, byLanguage, split } = rules
  return [windows, Object.keys(byDevice), byLanguage, split].some(({ length }) => length > 0)
}
