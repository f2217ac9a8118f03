import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Locale } from '@/i18n/locales'
import { findChanges, type ShownChange } from './find-changes'

export type CalendarFilter = {
  /** Such as `2026-11`. */
  month: string
  locale: Locale | undefined
  /** Slug of a collection or global. */
  entity: string | undefined
}

/** Largest number of changes in a month that are shown, and of failed ones. */
const maxChanges = 500
/** Time zones are up to 14 hours from Greenwich. */
const zoneHours = 14

/**
 * Finds the scheduled changes of a month, in whatever time zone the reader is, and the failed ones of
 * all months.
 */
export async function findCalendar(
  { month, locale, entity }: CalendarFilter,
  req: PayloadRequest,
): Promise<{ changes: ShownChange[]; hasMore: boolean }> {
  const first = `${month}-01`
  const margin = sql`make_interval(hours => ${zoneHours})`
  const condition = sql`
    (change.state = 'failed' or (
      change.at >= ${first}::date::timestamp at time zone 'utc' - ${margin}
      and change.at < (${first}::date + interval '1 month') at time zone 'utc' + ${margin}))
    and (${locale ?? null}::text is null or change.locale::text = ${locale ?? null})
    and (${entity ?? null}::text is null or change.target = ${entity ?? null})`
  const found = await findChanges(req, { condition, limit: maxChanges + 1 })
  return { changes: found.slice(0, maxChanges), hasMore: found.length > maxChanges }
}
