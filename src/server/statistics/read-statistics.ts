import 'server-only'
import { sql } from 'drizzle-orm'
import type { ScanKind } from '@/codes/scan'
import {
  type Counts,
  type DayCounts,
  type Statistics,
  type StatisticsDimension,
  statisticsDimensions,
} from '@/codes/statistics'
import { queryRows } from '@/server/query-rows'

type Asked = { codeId: string; timeZone: string; from: string; to: string }

type Row = {
  dimension: 'total' | StatisticsDimension
  day: string | null
  kind: ScanKind
  value: string
  scans: string
  visitors: string
}

const countOf = { scan: 'scans', click: 'clicks', bot: 'bots' } as const

/**
 * What is added up of finished days, and the scans themselves of those that are not: the same
 * numbers as from the scans alone, in the time that a few days take.
 */
export async function readStatistics({ codeId, timeZone, from, to }: Asked): Promise<Statistics> {
  const [rows, since] = await Promise.all([
    readRows({ codeId, timeZone, from, to }),
    findFirstDay(codeId, timeZone),
  ])
  const days = new Map(listDays(from, to).map((day) => [day, noCounts()]))
  const total = noCounts()
  const values = Object.fromEntries(
    statisticsDimensions.map((dimension) => [dimension, new Map<string, Counts>()]),
  ) as Record<StatisticsDimension, Map<string, Counts>>
  for (const { dimension, day, kind, value, scans, visitors } of rows) {
    const counted = countOf[kind]
    if (dimension === 'total') {
      const ofDay = days.get(day ?? '')
      for (const counts of ofDay ? [ofDay, total] : []) {
        counts[counted] += Number(scans)
        if (kind === 'scan') counts.visitors += Number(visitors)
      }
    } else {
      const ofValue = values[dimension].get(value) ?? { scans: 0, clicks: 0, bots: 0 }
      ofValue[counted] += Number(scans)
      values[dimension].set(value, ofValue)
    }
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
  }
}

function readRows({ codeId, timeZone, from, to }: Asked): Promise<Row[]> {
  return queryRows<Row>(sql`
    with settled as (
      select coalesce(
        (select least(rolled_until, ${to}::date + 1) from scan_rollups
          where code_id = ${codeId} and time_zone = ${timeZone}), '-infinity') as until
    ), raw as (
      select (at at time zone ${timeZone})::date as day, kind, visitor,
        to_char(at at time zone ${timeZone}, 'HH24') as hour, coalesce(country, '') as country,
        device, system, browser, coalesce(language, '') as language,
        coalesce(variant::text, '') as variant
      from scans, settled
      where code_id = ${codeId}
        and at >= (greatest(until, ${from}::date)::timestamp at time zone ${timeZone})
        and at < ((${to}::date + 1)::timestamp at time zone ${timeZone})
    )
    select dimension, case when dimension = 'total' then day::text end as day, kind, value,
      sum(scans) as scans, sum(visitors) as visitors
    from scan_days, settled
    where code_id = ${codeId} and day >= ${from}::date and day < until
    group by 1, 2, 3, 4
    union all
    select 'total', day::text, kind, '', count(*), count(distinct visitor) from raw group by 2, 3
    union all
    select case
        when grouping(hour) = 0 then 'hour' when grouping(country) = 0 then 'country'
        when grouping(device) = 0 then 'device' when grouping(system) = 0 then 'system'
        when grouping(browser) = 0 then 'browser' when grouping(language) = 0 then 'language'
        else 'variant' end,
      null, kind, coalesce(hour, country, device, system, browser, language, variant), count(*), 0
    from raw
    group by grouping sets ((kind, hour), (kind, country), (kind, device), (kind, system),
      (kind, browser), (kind, language), (kind, variant))`)
}

async function findFirstDay(codeId: string, timeZone: string): Promise<string | null> {
  const [row] = await queryRows<{ day: string | null }>(sql`
    select (min(at) at time zone ${timeZone})::date::text as day from scans
    where code_id = ${codeId}`)
  return row?.day ?? null
}

function listDays(from: string, to: string): string[] {
  const days: string[] = []
  for (const day = new Date(`${from}T00:00Z`); ; day.setUTCDate(day.getUTCDate() + 1)) {
    const name = day.toISOString().slice(0, 10)
    if (name > to) return days
    days.push(name)
  }
}

/** The most frequent first; hours in their order. */
function listCounts(counts: Map<string, Counts>) {
  return [...counts]
    .map(([value, found]) => ({ value, ...found }))
    .sort((a, b) => b.scans - a.scans || b.clicks - a.clicks || a.value.localeCompare(b.value))
}

function noCounts(): DayCounts {
  return { scans: 0, clicks: 0, bots: 0, visitors: 0 }
}
