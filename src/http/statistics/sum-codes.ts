import type pg from 'pg'
import {
  maxValues,
  otherValue,
  type StatisticsDimension,
  statisticsDimensions,
} from '@/codes/statistics'
import type { DaySums } from '@/codes/sums/month-sums'
import { packMonth, unpackMonth } from '@/codes/sums/pack-month'
import { packTotals } from '@/codes/sums/pack-totals'

/** A code, and the time zone in which its days are summed. */
export type ZonedCode = { id: string; zone: string }

/** The column of each dimension of a scan `s` of a code `t`. */
const columns: Record<StatisticsDimension, string> = {
  hour: `to_char(s.at at time zone t.zone, 'HH24')`,
  country: `coalesce(s.country, '')`,
  device: 's.device',
  system: 's.system',
  browser: 's.browser',
  language: `coalesce(s.language, '')`,
  variant: `coalesce(s.variant::text, '')`,
  referrer: `coalesce(s.referrer, '')`,
}

const names = statisticsDimensions
const dayColumns = `id, date_trunc('month', day)::date::text as month,
  extract(day from day)::int as day, kind`

/** The last scans of a day are written within this time. */
const settledAfter = "interval '1 hour'"
const rowsPerFetch = 10_000

/** The first day of a zone that is not finished, as SQL. */
export function unfinishedDay(zone: string): string {
  return `((now() - ${settledAfter}) at time zone ${zone})::date`
}

/**
 * Sums the finished days of codes in one transaction, starting where their sums end. Sums in a time
 * zone other than the code's are recomputed, except those whose scans may be deleted.
 *
 * @param until first day that is not summed; by default the first unfinished day
 */
export async function sumCodes(
  client: pg.ClientBase,
  codes: readonly ZonedCode[],
  until?: string,
): Promise<void> {
  await client.query('begin')
  try {
    const ranges = await lockRanges(client, codes, until)
    if (ranges.length > 0) await sumRanges(client, ranges)
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    throw cause
  }
}

/** Days from `from` until before `until`; `at` is the time at which the first of them begins. */
type SumRange = ZonedCode & { from: string; at: string; until: string }

async function lockRanges(
  client: pg.ClientBase,
  codes: readonly ZonedCode[],
  until: string | undefined,
): Promise<SumRange[]> {
  const values = [codes.map(({ id }) => id), codes.map(({ zone }) => zone)]
  const given = 'unnest($1::uuid[], $2::text[]) as given (id, zone)'
  await client.query(
    `insert into scan_rollups (code_id, time_zone) select id, zone from ${given} order by id
     on conflict do nothing`,
    values,
  )
  await client.query(
    'select from scan_rollups where code_id = any($1::uuid[]) order by code_id for update',
    [values[0]],
  )
  // Days before `final_until` are not changed: their scans may be deleted.
  await client.query(
    `with moved as (
       update scan_rollups set time_zone = zone, rolled_until = final_until, summed_until = final_at
       from ${given} where code_id = id and time_zone <> zone
       returning code_id, coalesce(final_until, '-infinity') as first
     )
     delete from scan_sums using moved
     where scan_sums.code_id = moved.code_id and month >= first`,
    values,
  )
  const { rows } = await client.query<SumRange>(
    `select id, zone, "from"::text, at::text, until::text
     from (
       select id, zone, coalesce(summed_until, '-infinity') as at,
         coalesce(rolled_until, (
           select (min(at) at time zone zone)::date from scans where code_id = given.id
         )) as "from",
         coalesce($3::date, ${unfinishedDay('zone')}) as until
       from ${given} join scan_rollups on code_id = id
     ) as found
     where "from" < until order by id`,
    [...values, until],
  )
  return rows
}

async function sumRanges(client: pg.ClientBase, ranges: readonly SumRange[]): Promise<void> {
  const list = (name: keyof SumRange) => ranges.map((range) => range[name])
  const startedMonths = await readStartedMonths(client, ranges)
  // A cursor: the values of a busy code's years do not fit into memory at once.
  await client.query(
    `declare sums no scroll cursor for
     with raw as materialized (
       select t.id, greatest((s.at at time zone t.zone)::date, t.first) as day, s.kind, s.visitor,
         ${names.map((name) => `${columns[name]} as ${name}`).join(', ')}
       from unnest($1::uuid[], $2::text[], $3::date[], $4::timestamptz[], $5::date[])
         as t (id, zone, first, from_at, until)
       cross join lateral (
         select * from scans where code_id = t.id and at >= t.from_at
           and at < (t.until::timestamp at time zone t.zone) offset 0
       ) as s
     )
     select ${dayColumns}, null as dimension, null as value, count(*)::int as scans,
       count(distinct visitor)::int as visitors
     from raw group by id, day, kind
     union all
     select ${dayColumns}, case ${names.map((name) => `when grouping(${name}) = 0 then '${name}'`).join(' ')} end,
       coalesce(${names.join(', ')}), count(*)::int, null
     from raw group by grouping sets (${names.map((name) => `(id, day, kind, ${name})`).join(', ')})
     order by id, month, day, kind, dimension nulls first, scans desc`,
    [list('id'), list('zone'), list('from'), list('at'), list('until')],
  )
  let current: Month | undefined
  const full: Month[] = []
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${rowsPerFetch} from sums`)
    for (const row of rows) {
      if (current?.id !== row.id || current.month !== row.month) {
        if (current) full.push(current)
        current = { id: row.id, month: row.month, days: startedMonths(row.id, row.month) }
      }
      addRow(current.days, row)
    }
    if (current && rows.length < rowsPerFetch) full.push(current)
    await writeMonths(client, full.splice(0))
    if (rows.length < rowsPerFetch) break
  }
  await client.query('close sums')
  await client.query(
    `update scan_rollups set rolled_until = until, summed_until = until::timestamp at time zone zone
     from unnest($1::uuid[], $2::text[], $3::date[]) as t (id, zone, until) where code_id = id`,
    [list('id'), list('zone'), list('until')],
  )
}

type Month = { id: string; month: string; days: DaySums[] }
/** All scans of a kind and day come first, without a dimension, then those of each value. */
type Row = {
  id: string
  month: string
  day: number
  kind: DaySums['kind']
  dimension: StatisticsDimension | null
  value: string | null
  scans: number
  visitors: number | null
}

function addRow(days: DaySums[], { day, kind, dimension, value, scans, visitors }: Row): void {
  if (!dimension) {
    const values = Object.fromEntries(names.map((name) => [name, []]))
    days.push({ day, kind, scans, visitors: visitors ?? 0, values: values as never })
  } else {
    addValue(days.at(-1)?.values[dimension] ?? [], value ?? '', scans)
  }
}

/**
 * Adds a value, the most frequent ones first. Visitors can send any referrer, so that beyond a limit
 * they are summed as one value.
 */
function addValue(
  list: DaySums['values'][StatisticsDimension],
  value: string,
  scans: number,
): void {
  const last = list[maxValues - 1]
  if (last) list[maxValues - 1] = [otherValue, last[1] + scans]
  else list.push([value, scans])
}

/** Returns a function that finds the days which are already summed of the month in which a range begins. */
async function readStartedMonths(client: pg.ClientBase, ranges: readonly SumRange[]) {
  const { rows } = await client.query<{ id: string; month: string; first: number; sums: Buffer }>(
    `select id, month::text, extract(day from first)::int as first, sums
     from unnest($1::uuid[], $2::date[]) as t (id, first)
     join scan_sums on code_id = id and month = date_trunc('month', first)::date`,
    [ranges.map(({ id }) => id), ranges.map(({ from }) => from)],
  )
  const found = new Map(rows.map((row) => [row.id + row.month, row]))
  return (id: string, month: string): DaySums[] => {
    const row = found.get(id + month)
    return row ? unpackMonth(row.sums).filter(({ day }) => day < row.first) : []
  }
}

async function writeMonths(client: pg.ClientBase, months: readonly Month[]): Promise<void> {
  const countScans = (days: readonly DaySums[]) =>
    days.reduce((sum, { kind, scans }) => sum + (kind === 'scan' ? scans : 0), 0)
  await client.query(
    `insert into scan_sums (code_id, month, scans, sums, totals)
     select * from unnest($1::uuid[], $2::date[], $3::int[], $4::bytea[], $5::bytea[])
     on conflict (code_id, month) do update
       set scans = excluded.scans, sums = excluded.sums, totals = excluded.totals`,
    [
      months.map(({ id }) => id),
      months.map(({ month }) => month),
      months.map(({ days }) => countScans(days)),
      months.map(({ days }) => packMonth(days)),
      months.map(({ days }) => packTotals(days) ?? null),
    ],
  )
}
