import type pg from 'pg'
import { scanValues } from './make-scans'

/** Number of months that the scans cover. */
export const manyCodesMonths = 12

/**
 * Creates codes with scans of the last year. The busiest tenth has nearly half of the scans,
 * because a code's share falls with its number, as in most collections of links. Returns the ids,
 * the busiest first.
 */
export async function makeManyCodes(
  client: pg.Client,
  codes: number,
  scans: number,
): Promise<string[]> {
  await client.query(
    `insert into codes (id, slug, type, document, status, revision, time_zone)
     select md5('many' || each)::uuid, 'many' || each, 'url', '{}', 'active', 1, 'Europe/Berlin'
     from generate_series(0, $1 - 1) each`,
    [codes],
  )
  const days = manyCodesMonths * 30
  for (let ago = days; ago > 0; ago -= 1) await addDayOfScans(client, codes, scans / days, ago)
  const { rows } = await client.query<{ id: string }>(
    `select md5('many' || each)::uuid as id from generate_series(0, $1 - 1) each`,
    [codes],
  )
  return rows.map(({ id }) => id)
}

/**
 * Adds the scans of a day, `ago` days before now. Days are added in order, as in production: a code's
 * scans are on different pages of the table.
 */
export async function addDayOfScans(
  client: pg.Client,
  codes: number,
  scans: number,
  ago: number,
): Promise<void> {
  await client.query(
    `insert into scans (at, id, code_id, kind, variant, country, device, system, browser, language,
       visitor)
     select now() - make_interval(days => $3::int) + each * interval '1 day' / $2::int,
       gen_random_uuid(), md5('many' || floor($1 * random() ^ 3))::uuid, ${scanValues}
     from generate_series(1, $2::int) each`,
    [codes, Math.round(scans), ago],
  )
}
