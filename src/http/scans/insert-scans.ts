import type pg from 'pg'
import type { Scan } from '@/codes/scan'

const text = `
  insert into scans
    (at, id, code_id, kind, variant, country, device, system, browser, language, visitor,
    referrer)
  select to_timestamp(at_ms / 1000.0), id, code_id, kind, variant, country, device, system, browser,
    language, decode(visitor, 'hex'), referrer
  from unnest($1::bigint[], $2::uuid[], $3::uuid[], $4::text[], $5::smallint[], $6::text[],
    $7::text[], $8::text[], $9::text[], $10::text[], $11::text[], $12::text[])
    as scan (at_ms, id, code_id, kind, variant, country, device, system, browser, language, visitor,
      referrer)
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
    values: [
      writeList(scans, ({ atMs }) => atMs),
      writeList(scans, ({ id }) => id),
      writeList(scans, ({ codeId }) => codeId),
      writeList(scans, ({ kind }) => kind),
      writeList(scans, ({ variant }) => variant),
      writeList(scans, ({ country }) => country),
      writeList(scans, ({ device }) => device),
      writeList(scans, ({ system }) => system),
      writeList(scans, ({ browser }) => browser),
      writeList(scans, ({ language }) => language),
      writeList(scans, ({ visitor }) => visitor),
      writeList(scans, ({ referrer }) => referrer),
    ],
  })
  return new Set(rows.map(({ id }) => id))
}

/**
 * Formats an array for PostgreSQL, in a tenth of the time that the driver needs. All values
 * consist of letters, digits, hyphens and dots, which need no quotes.
 */
function writeList(scans: readonly Scan[], read: (scan: Scan) => string | number | null): string {
  let list = ''
  for (const scan of scans) list += `,${read(scan) ?? 'NULL'}`
  return `{${list.slice(1)}}`
}
