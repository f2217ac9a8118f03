import { dimensionSql, statisticsDimensions } from '../statistics'

/** SQL fragments that count scans by each dimension in one pass. */
export const countByDimension = {
  /** Columns of the rows to be counted, one per dimension. */
  columns: (zone: string) =>
    statisticsDimensions.map((name) => `${dimensionSql[name](zone)} as ${name}`).join(', '),
  /** Groups by each dimension separately, always together with other columns. */
  groups: (others: string) =>
    `grouping sets (${statisticsDimensions.map((name) => `(${others}, ${name})`).join(', ')})`,
  /** The dimension that a group counts. */
  dimension: `case ${statisticsDimensions.map((name) => `when grouping(${name}) = 0 then '${name}'`).join(' ')} end`,
  /** The value that a group counts. */
  value: `coalesce(${statisticsDimensions.join(', ')})`,
}
