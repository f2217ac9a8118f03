import 'server-only'
import { sql } from 'drizzle-orm'
import { queryRows } from '../query-rows'
import { watchedCodes } from './watch-targets'

/** A code falls silent if it has no scan in these days after this average per week. */
export const silentRule = { silentDays: 7, weeks: 8, scansPerWeek: 20 } as const

const codesPerBatch = 500
const nilId = '00000000-0000-0000-0000-000000000000'

/**
 * Marks watched codes without scans that had enough scans in the weeks before, and unmarks those that
 * are scanned again. Returns the number of codes that fell silent.
 */
export async function findSilentCodes(signal?: AbortSignal): Promise<number> {
  const { silentDays, weeks, scansPerWeek } = silentRule
  const enough = weeks * scansPerWeek
  let last = nilId
  let found = 0
  for (;;) {
    signal?.throwIfAborted()
    const codes = await queryRows<{ id: string }>(sql`
      select id from codes where id > ${last} and ${watchedCodes} order by id limit ${codesPerBatch}`)
    const ids = `{${codes.map(({ id }) => id).join(',')}}`
    await queryRows(sql`
      update target_checks set silent_at = null
      where code_id = any(${ids}::uuid[]) and silent_at is not null and exists (
        select from scans where scans.code_id = target_checks.code_id and kind = 'scan'
          and at > silent_at)`)
    const silent = await queryRows(sql`
      insert into target_checks (code_id, checked_at, silent_at)
      select watched, '-infinity', now() from unnest(${ids}::uuid[]) as watched
      where not exists (select from scans where code_id = watched and kind = 'scan'
          and at > now() - make_interval(days => ${silentDays}))
        and (select count(*) from (
          select from scans where code_id = watched and kind = 'scan'
            and at > now() - make_interval(days => ${silentDays}, weeks => ${weeks})
          limit ${enough}) as counted) >= ${enough}
      on conflict (code_id) do update set silent_at = now()
        where target_checks.silent_at is null
      returning code_id`)
    found += silent.length
    if (codes.length < codesPerBatch) return found
    last = codes.at(-1)?.id ?? last
  }
}
