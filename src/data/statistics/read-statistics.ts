import 'server-only'
import { sql } from 'drizzle-orm'
import {
  type Counts,
  type DayCounts,
  maxValues,
  otherValue,
  type ScanKind,
  type Statistics,
  type StatisticsDimension,
  statisticsDimensions,
  type TapCount,
  unpackMonth,
} from '@/codes'
import { queryRows } from '@/data/query-rows'

type Asked = { codeId: string; timeZone: string; from: string; to: string }

/**
 * A count of scans that are not summed (`total`, or per value), or the sums of a month, of which
 * only the days before `value` count.
 */
type Row = {
  dimension: 'month' | 'total' | StatisticsDimension
  day: string | null
  kind: ScanKind
  value: string
  scans: string
  visitors: string
  sums: Buffer | null
}

const countOf = { scan: 'scans', click: 'clicks', bot: 'bots' } as const

/**
 * Reads the sums of finished days and the scans that are not summed. The result is the same as from
 * the scans alone, at the cost of reading a few days. Days whose scans are deleted are those of the
 * time zone in which they were summed.
 */
export async function readStatistics({ codeId, timeZone, from, to }: Asked): Promise<Statistics> {
  const [rows, since, taps] = await Promise.all([
    readRows({ codeId, timeZone, from, to }),
    findFirstDay(codeId, timeZone),
    readTaps({ codeId, from, to }),
  ])
  const days = new Map(listDays(from, to).map((day) => [day, noCounts()]))
  const total = noCounts()
  const values = Object.fromEntries(
    statisticsDimensions.map((dimension) => [dimension, new Map<string, Counts>()]),
  ) as Record<StatisticsDimension, Map<string, Counts>>

  function addDay(day: string, kind: ScanKind, scans: number, visitors: number): void {
    const ofDay = days.get(day)
    for (const counts of ofDay ? [ofDay, total] : []) {
      counts[countOf[kind]] += scans
      if (kind === 'scan') counts.visitors += visitors
    }
  }
  function addValue(name: StatisticsDimension, kind: ScanKind, value: string, scans: number): void {
    const ofValue = values[name].get(value) ?? { scans: 0, clicks: 0, bots: 0 }
    ofValue[countOf[kind]] += scans
    values[name].set(value, ofValue)
  }
  function addMonth(month: string, until: string, sums: Buffer): void {
    for (const { day, kind, scans, visitors, values } of unpackMonth(sums)) {
      const date = `${month.slice(0, 8)}${String(day).padStart(2, '0')}`
      if (date >= until || !days.has(date)) continue
      addDay(date, kind, scans, visitors)
      for (const name of statisticsDimensions)
        for (const [value, count] of values[name]) addValue(name, kind, value, count)
    }
  }

  for (const { dimension, day, kind, value, scans, visitors, sums } of rows) {
    if (dimension === 'month') addMonth(day ?? '', value, sums ?? Buffer.alloc(0))
    else if (dimension === 'total') addDay(day ?? '', kind, Number(scans), Number(visitors))
    else addValue(dimension, kind, value, Number(scans))
  }
  const breakdowns = Object.fromEntries(
    statisticsDimensions.map((dimension) => [dimension, listCounts(values[dimension])]),
  ) as unknown as Statistics['breakdowns']
  return {
    from,
    to,
    timeZone,
    since,
    total,
    days: [...days].map(([day, counts]) => ({ day, ...counts })),
    breakdowns,
    taps,
  }
}

/** Reads the taps of whole days, which were counted in the code's own time zone. */
async function readTaps({ codeId, from, to }: Omit<Asked, 'timeZone'>): Promise<TapCount[]> {
  const rows = await queryRows<{ kind: TapCount['kind']; name: string; taps: string }>(sql`
    select kind, name, sum(taps) as taps from code_taps
    where code_id = ${codeId} and day between ${from} and ${to}
    group by kind, name order by sum(taps) desc, kind, name limit ${maxValues}`)
  return rows.map((row) => ({ ...row, taps: Number(row.taps) }))
}

/** Reads in one statement, so that scans summed at the same time are not counted twice. */
function readRows({ codeId, timeZone, from, to }: Asked): Promise<Row[]> {
  return queryRows<Row>(sql`
    with rollup as (
      select time_zone = ${timeZone} as is_own, * from scan_rollups where code_id = ${codeId}
    ), settled as (
      select coalesce(max(case when is_own then rolled_until else final_until end), '-infinity')
          as until,
        coalesce(max(case when is_own then summed_until else final_at end), '-infinity') as until_at
      from rollup
    ), raw as (
      select greatest((at at time zone ${timeZone})::date, until) as day, kind, visitor,
        to_char(at at time zone ${timeZone}, 'HH24') as hour, coalesce(country, '') as country,
        device, system, browser, coalesce(language, '') as language,
        coalesce(variant::text, '') as variant, coalesce(referrer, '') as referrer
      from scans, settled
      where code_id = ${codeId} and until <= ${to}::date
        and at >= case when until > ${from}::date then until_at
          else greatest(until_at, ${from}::date::timestamp at time zone ${timeZone}) end
        and at < ((${to}::date + 1)::timestamp at time zone ${timeZone})
    )
    select 'month' as dimension, month::text as day, null as kind, until::text as value,
      null as scans, null as visitors, sums
    from scan_sums, settled
    where code_id = ${codeId} and month < until
      and month between date_trunc('month', ${from}::date)::date and ${to}::date
    union all
    select 'total', day::text, kind, '', count(*), count(distinct visitor), null
    from raw group by day, kind
    union all
    select case
        when grouping(hour) = 0 then 'hour' when grouping(country) = 0 then 'country'
        when grouping(device) = 0 then 'device' when grouping(system) = 0 then 'system'
        when grouping(browser) = 0 then 'browser' when grouping(language) = 0 then 'language'
        when grouping(variant) = 0 then 'variant' else 'referrer' end,
      null, kind, coalesce(hour, country, device, system, browser, language, variant, referrer),
      count(*), 0, null
    from raw
    group by grouping sets ((kind, hour), (kind, country), (kind, device), (kind, system),
      (kind, browser), (kind, language), (kind, variant), (kind, referrer))`)
}

/** The day of the first scan, from the sums if its scans may be deleted. */
async function findFirstDay(codeId: string, timeZone: string): Promise<string | null> {
  const [row] = await queryRows<{ day: string | null; month: string | null; sums: Buffer | null }>(
    sql`
      select (select (min(at) at time zone ${timeZone})::date::text from scans
        where code_id = ${codeId}) as day, first.*
      from (select) as one left join (
        select month::text, sums from scan_sums join scan_rollups using (code_id)
        where code_id = ${codeId} and month < final_until order by month limit 1
      ) as first on true`,
  )
  if (!row?.sums) return row?.day ?? null
  const days = unpackMonth(row.sums).map(({ day }) => day)
  return `${row.month?.slice(0, 8)}${String(Math.min(...days)).padStart(2, '0')}`
}

function listDays(from: string, to: string): string[] {
  const days: string[] = []
  for (const day = new Date(`${from}T00:00Z`); ; day.setUTCDate(day.getUTCDate() + 1)) {
    const name = day.toISOString().slice(0, 10)
    if (name > to) return days
    days.push(name)
  }
}

/**
 * Lists the most frequent values first; equal counts are in the order of the values. Values beyond
 * the limit are added up.
 */
function listCounts(counts: Map<string, Counts>) {
  const sorted = sortCounts(counts)
  if (sorted.length <= maxValues) return sorted
  const most = new Map(sorted.slice(0, maxValues - 1).map(({ value, ...found }) => [value, found]))
  const sum = most.get(otherValue) ?? { scans: 0, clicks: 0, bots: 0 }
  for (const { scans, clicks, bots } of sorted.slice(maxValues - 1)) {
    sum.scans += scans
    sum.clicks += clicks
    sum.bots += bots
  }
  return sortCounts(most.set(otherValue, sum))
}

function sortCounts(counts: Map<string, Counts>) {
  return [...counts]
    .map(([value, found]) => ({ value, ...found }))
    .sort((a, b) => b.scans - a.scans || b.clicks - a.clicks || a.value.localeCompare(b.value))
}

function noCounts(): DayCounts {
  return { scans: 0, clicks: 0, bots: 0, visitors: 0 }
}
