import type pg from 'pg'

/** What is counted by its value, and how a scan's row says it in the zone `$2`. */
const dimensions = {
  hour: `to_char(at at time zone $2, 'HH24')`,
  country: `coalesce(country, '')`,
  device: 'device',
  system: 'system',
  browser: 'browser',
  language: `coalesce(language, '')`,
  variant: `coalesce(variant::text, '')`,
}
const names = Object.keys(dimensions)

/** Long enough for what a door still has to write. */
const settledAfter = "interval '1 hour'"
/** Codes without scans in this period are rolled up on their next scan. */
const recentDays = 3

/**
 * Adds up the finished days of all codes that were scanned lately, a transaction a code. Numbers
 * are right without it, too, only slower to come by; see `server/statistics`.
 */
export async function rollUpScans(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(
    `select distinct scans.code_id as id, coalesce(codes.time_zone, 'UTC') as zone
     from scans join codes on codes.id = scans.code_id
     where scans.at >= now() - make_interval(days => ${recentDays})`,
  )
  for (const { id, zone } of rows) await rollUpCode(client, id, zone)
}

/**
 * Adds up the finished days of one code, as days of a zone; those of another zone are forgotten.
 */
export async function rollUpCode(client: pg.ClientBase, id: string, zone: string): Promise<void> {
  await client.query('begin')
  try {
    const range = await findRange(client, id, zone)
    if (range) {
      await addUp(client, { id, zone, ...range })
      await client.query('update scan_rollups set rolled_until = $2 where code_id = $1', [
        id,
        range.until,
      ])
    }
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    throw cause
  }
}

type Range = { from: string; until: string }

/**
 * Days from the first that is not added up to the first that is not finished; nothing if none is.
 */
async function findRange(
  client: pg.ClientBase,
  id: string,
  zone: string,
): Promise<Range | undefined> {
  await client.query(
    `insert into scan_rollups (code_id, time_zone, rolled_until)
     select $1, $2::text, min(at at time zone $2::text)::date from scans where code_id = $1
     having min(at) is not null
     on conflict do nothing`,
    [id, zone],
  )
  const { rows: locked } = await client.query(
    'select time_zone as zone from scan_rollups where code_id = $1 for update',
    [id],
  )
  if (!locked.length) return undefined
  if (locked[0].zone !== zone) {
    await client.query('delete from scan_days where code_id = $1', [id])
    await client.query(
      `update scan_rollups set time_zone = $2::text, rolled_until =
         (select coalesce(min(at at time zone $2::text), now())::date from scans where code_id = $1)
       where code_id = $1`,
      [id, zone],
    )
  }
  const { rows } = await client.query(
    `select rolled_until::text as "from",
       ((now() - ${settledAfter}) at time zone $2)::date::text as until
     from scan_rollups where code_id = $1`,
    [id, zone],
  )
  return rows[0].from < rows[0].until ? rows[0] : undefined
}

async function addUp(
  client: pg.ClientBase,
  { id, zone, from, until }: Range & { id: string; zone: string },
): Promise<void> {
  const scans = `from scans where code_id = $1
    and at >= ($3::date::timestamp at time zone $2) and at < ($4::date::timestamp at time zone $2)`
  const day = '(at at time zone $2)::date'
  const values = [id, zone, from, until]
  await client.query('delete from scan_days where code_id = $1 and day >= $2 and day < $3', [
    id,
    from,
    until,
  ])
  await client.query(
    `insert into scan_days (code_id, day, kind, dimension, value, scans, visitors)
     select $1, ${day}, kind, 'total', '', count(*), count(distinct visitor) ${scans}
     group by 2, 3`,
    values,
  )
  const columns = Object.entries(dimensions).map(([name, said]) => `${said} as ${name}`)
  const dimension = names.map((name) => `when grouping(${name}) = 0 then '${name}'`)
  await client.query(
    `insert into scan_days (code_id, day, kind, dimension, value, scans)
     select $1, day, kind, case ${dimension.join(' ')} end, coalesce(${names.join(', ')}), count(*)
     from (select ${day} as day, kind, ${columns.join(', ')} ${scans}) as said
     group by grouping sets (${names.map((name) => `(day, kind, ${name})`).join(', ')})`,
    values,
  )
}
