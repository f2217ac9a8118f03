import type pg from 'pg'
import type { Scan } from '@/codes/scan'

/** The column and type of each value of a scan; `sql` converts what is sent. */
const columns: Record<keyof Scan, { name: string; type: string; sql?: string }> = {
  atMs: { name: 'at', type: 'bigint', sql: 'to_timestamp(at / 1000.0)' },
  id: { name: 'id', type: 'uuid' },
  codeId: { name: 'code_id', type: 'uuid' },
  kind: { name: 'kind', type: 'text' },
  variant: { name: 'variant', type: 'smallint' },
  country: { name: 'country', type: 'text' },
  device: { name: 'device', type: 'text' },
  system: { name: 'system', type: 'text' },
  browser: { name: 'browser', type: 'text' },
  language: { name: 'language', type: 'text' },
  visitor: { name: 'visitor', type: 'text', sql: "decode(visitor, 'hex')" },
  referrer: { name: 'referrer', type: 'text' },
}
const fields = Object.keys(columns) as (keyof Scan)[]
const sent = Object.values(columns)
const names = sent.map(({ name }) => name).join(', ')

const text = `
  insert into scans (${names})
  select ${sent.map(({ name, sql = name }) => sql).join(', ')}
  from unnest(${sent.map(({ type }, index) => `$${index + 1}::${type}[]`).join(', ')})
    as scan (${names})
  on conflict do nothing
  returning id`

/** Inserts scans in one transaction. Returns the ids of the scans that did not exist before. */
export async function insertScans(
  client: pg.Pool | pg.PoolClient,
  scans: readonly Scan[],
): Promise<Set<string>> {
  const { rows } = await client.query<{ id: string }>({
    name: 'insert-scans',
    text,
    values: fields.map((field) => writeList(scans, field)),
  })
  return new Set(rows.map(({ id }) => id))
}

/**
 * Formats an array for PostgreSQL, in a tenth of the time that the driver needs. All values
 * consist of letters, digits, hyphens and dots, which need no quotes.
 */
function writeList(scans: readonly Scan[], field: keyof Scan): string {
  let list = ''
  for (const scan of scans) list += `,${scan[field] ?? 'NULL'}`
  return `{${list.slice(1)}}`
}
