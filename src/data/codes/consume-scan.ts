import 'server-only'
import { sql } from 'drizzle-orm'
import { queryRows } from '../query-rows'

/**
 * Uses one of the scans that a code lets through. Returns how many had been used before, which is
 * `maxScans` where none was left.
 */
export async function consumeScan(slug: string, maxScans: number): Promise<number> {
  const [row] = await queryRows<{ used: string }>(sql`
    insert into scan_limits (code_id, used)
    select id, 1 from codes where slug = ${slug} and ${maxScans}::int > 0
    on conflict (code_id) do update set used = scan_limits.used + 1
    where scan_limits.used < ${maxScans} returning used`)
  return row ? Number(row.used) - 1 : maxScans
}
