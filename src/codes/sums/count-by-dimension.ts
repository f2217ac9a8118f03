import { type StatisticsDimension, statisticsDimensions } from '../statistics'

/** The value of each dimension as SQL over a row of `scans`; `zone` is SQL for the time zone. */
const values: Record<StatisticsDimension, (zone: string) => string> = {
  hour: (zone) => `to_char(at at time zone ${zone}, 'HH24')`,
  country: () => `coalesce(country, '')`,
  device: () => 'device',
  system: () => 'system',
  browser: () => 'browser',
  language: () => `coalesce(language, '')`,
  variant: () => `coalesce(variant::text, '')`,
  referrer: () => `coalesce(referrer, '')`,
}

/** SQL fragments that count scans by each dimension in one pass. */
export const countByDimension = {
  /** Columns of the rows to be counted, one per dimension. */
  columns: (zone: string) =>
    statisticsDimensions.map((name) => `${values[name](zone)} as ${name}`).join(', '),
  /** Groups by each dimension separately, always together with other columns. */
  groups: (others: string) =>
    `grouping sets (${statisticsDimensions.map((name) => `(${others}, ${name})`).join(', ')})`,
  /** The dimension that a group counts. */
  dimension: `case ${statisticsDimensions.map((name) => `when grouping(${name}) = 0 then '${name}'`).join(' ')} end`,
  /** The value that a group counts. */
  value: `coalesce(${statisticsDimensions.join(', ')})`,
}
