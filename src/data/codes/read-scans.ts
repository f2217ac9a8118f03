import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { queryRows } from '../query-rows'
import { scanSchema } from './api/schemas'

const batchSize = 2000

const time = sql`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
/** SQL of each value of a scan, in the order of the schema. */
export const scanValues = Object.fromEntries(
  Object.keys(scanSchema.shape).map((name) => [name, name === 'at' ? time : sql.identifier(name)]),
)
const columns = Object.entries(scanValues).map(
  ([name, value]) => sql`${value} as ${sql.identifier(name)}`,
)
/** A scan as JSON. */
export const jsonScan = sql`(select row_to_json(line)::text from
  (select ${sql.join(columns, sql`, `)}) as line)`

/** Position of a scan among those of its code: its time in microseconds since 1970, and its id. */
export type ScanCursor = { micros: string; id: string }
export type ScanRow = ScanCursor & { scan: string }

const start: ScanCursor = { micros: '0', id: '00000000-0000-0000-0000-000000000000' }

/** Reads scans, oldest first, in batches by the key of the table to limit memory. */
export async function* readScans(
  codeId: string,
  scan: SQL,
  after: ScanCursor = start,
): AsyncGenerator<readonly ScanRow[]> {
  let last = after
  for (;;) {
    const at = sql`(timestamptz 'epoch' + ${last.micros}::bigint * interval '1 microsecond')`
    // The separate comparison with `at` excludes whole partitions.
    const rows: ScanRow[] = await queryRows<ScanRow>(sql`
      select id, (extract(epoch from at) * 1000000)::bigint::text as micros, ${scan} as scan
      from scans where code_id = ${codeId} and at >= ${at} and (at, id) > (${at}, ${last.id}::uuid)
      order by at, id limit ${batchSize}`)
    if (rows.length > 0) yield rows
    const next = rows.at(-1)
    if (!next || rows.length < batchSize) return
    last = next
  }
}
