import 'server-only'
import { sql } from 'drizzle-orm'
import type { ScanKind, StatisticsDimension } from '@/codes'
import { queryRows } from '../../query-rows'
import { toArray } from './select-codes'

export type CombinedRange = { from: string; to: string }

/**
 * The sums of a month of a code, of which only the days before `value` count, or its totals if no
 * single days are needed; the scans of a day of a
 * code that are not summed (`total`); or their number for each value, for all codes together.
 */
export type CombinedRow = {
  dimension: 'month' | 'total' | StatisticsDimension
  id: string | null
  day: string | null
  kind: ScanKind
  value: string
  scans: string
  visitors: string
  sums: Buffer | null
}

/**
 * Reads the sums and the scans that are not summed of many codes, each in the time zone of its sums.
 * One statement, so that scans summed at the same time are not counted twice. Values of the
 * comparison are not read.
 */
export function readCombinedRows(
  ids: readonly string[],
  { from, to }: CombinedRange,
  comparison: CombinedRange | undefined,
): Promise<CombinedRow[]> {
  const { from: otherFrom, to: otherTo } = comparison ?? { from, to }
  const first = otherFrom < from ? otherFrom : from
  return queryRows<CombinedRow>(sql`
    with picked as materialized (
      select codes.id, coalesce(rollup.time_zone, codes.time_zone, 'UTC') as zone,
        coalesce(rolled_until, '-infinity') as until,
        coalesce(summed_until, '-infinity') as until_at
      from codes left join scan_rollups rollup on code_id = codes.id
      where codes.id = any(${toArray(ids)}::uuid[])
    ), raw as materialized (
      select picked.id, greatest((at at time zone zone)::date, until) as day, kind, visitor,
        to_char(at at time zone zone, 'HH24') as hour, coalesce(country, '') as country,
        device, system, browser, coalesce(language, '') as language,
        coalesce(variant::text, '') as variant, coalesce(referrer, '') as referrer
      from picked cross join lateral (
        select * from scans where code_id = picked.id and until <= ${to}::date
          and at >= greatest(until_at, ${first}::date::timestamp at time zone zone)
          and at < ((${to}::date + 1)::timestamp at time zone zone)
        offset 0
      ) as unsummed
    )
    select 'month' as dimension, id, month::text as day, null as kind, until::text as value,
      null as scans, null as visitors,
      case when month + interval '1 month' <= until and (
          (month >= ${from}::date and month + interval '1 month' <= ${to}::date + 1)
          or month > ${to}::date
          or month + interval '1 month' <= ${from}::date)
        then coalesce(totals, sums) else sums end as sums
    from picked join scan_sums on code_id = id
    where month < until and (
      month between date_trunc('month', ${from}::date)::date and ${to}::date
      or month between date_trunc('month', ${otherFrom}::date)::date and ${otherTo}::date)
    union all
    select 'total', id, day::text, kind, '', count(*), count(distinct visitor), null
    from raw group by id, day, kind
    union all
    select case
        when grouping(hour) = 0 then 'hour' when grouping(country) = 0 then 'country'
        when grouping(device) = 0 then 'device' when grouping(system) = 0 then 'system'
        when grouping(browser) = 0 then 'browser' when grouping(language) = 0 then 'language'
        when grouping(variant) = 0 then 'variant' else 'referrer' end,
      null, null, kind,
      coalesce(hour, country, device, system, browser, language, variant, referrer), count(*), 0,
      null
    from raw where day between ${from}::date and ${to}::date
    group by grouping sets ((kind, hour), (kind, country), (kind, device), (kind, system),
      (kind, browser), (kind, language), (kind, variant), (kind, referrer))`)
}
