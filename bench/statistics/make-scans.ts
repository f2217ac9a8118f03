import { randomUUID } from 'node:crypto'
import type pg from 'pg'

/** Number of months that the scans cover. */
export const months = 24

/** SQL expressions for the values of a random scan, from `kind` to `visitor`. */
export const scanValues = `
  (array['scan', 'scan', 'scan', 'scan', 'scan', 'scan', 'click', 'bot'])[1 + floor(random() * 8)::int],
  floor(random() * 2)::int,
  (array['DE', 'FR', 'JP', 'US', 'VN', 'BR', 'NL', 'IT', 'ES', 'CN', 'GB', 'PL', 'IN', 'MX',
  'CA'])[1 + floor(random() * 15)::int],
  (array['mobile', 'mobile', 'mobile', 'tablet', 'desktop'])[1 + floor(random() * 5)::int],
  (array['ios', 'android', 'windows', 'macos', 'linux'])[1 + floor(random() * 5)::int],
  (array['safari', 'chrome', 'samsung', 'firefox', 'edge'])[1 + floor(random() * 5)::int],
  (array['de', 'en', 'fr', 'ja', 'vi', 'pt', 'nl', 'it', 'es', 'zh'])[1 + floor(random() * 10)::int],
  substring(uuid_send(gen_random_uuid()) for 8)`

/** Creates a code with `count` scans of the last two years, generated in the database. */
export async function makeScans(client: pg.Client, count: number): Promise<string> {
  const id = randomUUID()
  await client.query(
    `insert into codes (id, slug, type, document, status, revision, time_zone)
     values ($1, $2, 'url', '{}', 'active', 1, 'Europe/Berlin')`,
    [id, `bench${count}`],
  )
  await client.query(
    `insert into scans (at, id, code_id, kind, variant, country, device, system, browser, language,
       visitor)
     select now() - random() * make_interval(months => ${months}), gen_random_uuid(), $1,
       ${scanValues}
     from generate_series(1, $2::int)`,
    [id, count],
  )
  return id
}
