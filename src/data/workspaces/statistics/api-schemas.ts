import { z } from 'zod'
import { statisticsDimensions } from '@/codes'
import { dayInput, isRange, wrongRange } from '../../statistics/api-schemas'

const maxSeries = 10
const maxSlugs = 1_000

const day = z.iso.date()
const count = z.int().min(0)
const counts = { scans: count, clicks: count, bots: count }
const dayCounts = {
  ...counts,
  visitors: count.describe('Different visitors by day and code'),
}
const slugs = (most: number) =>
  z
    .string()
    .max(most * 65)
    .transform((list) => list.toLowerCase().split(',').filter(Boolean))
    .pipe(z.array(z.string().regex(/^[a-z0-9-]{3,64}$/)).max(most))

/** Which codes are combined, and how; by default all of the last 30 days. */
export const workspaceStatisticsQuerySchema = z
  .object({
    from: dayInput.optional().describe('First day'),
    to: dayInput.optional().describe('Last day'),
    codes: slugs(maxSlugs).optional().describe('Slugs, separated by commas'),
    folder: z.uuid().optional().describe('Only the codes in this folder'),
    tag: z.string().max(60).optional().describe('Only codes with this tag'),
    compare: z
      .enum(['none', 'previous', 'year'])
      .default('none')
      .describe('previous: the same number of days before; year: the same days a year earlier'),
    series: slugs(maxSeries).optional().describe('Slugs of codes whose days are listed one by one'),
    top: z.coerce.number().int().min(1).max(200).default(10).describe('Length of the top lists'),
    format: z
      .enum(['json', 'csv'])
      .default('json')
      .describe('csv: a table with one row for each code and day'),
  })
  .refine(isRange, wrongRange)
  .meta({ id: 'WorkspaceStatisticsQuery' })
export type WorkspaceStatisticsQuery = z.output<typeof workspaceStatisticsQuerySchema>

const values = z.array(z.object({ value: z.string(), ...counts }))
const days = z.array(z.object({ day, ...dayCounts }))

export const workspaceStatisticsSchema = z
  .object({
    from: day,
    to: day,
    timeZone: z.string().describe('Of the default range; days are those of each code’s time zone'),
    codes: count.describe('Number of codes that are combined'),
    total: z.object(dayCounts),
    days,
    comparison: z
      .object({ from: day, to: day, total: z.object(dayCounts), days })
      .nullable()
      .describe('The same for the other range'),
    topCodes: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        ...dayCounts,
        before: count.nullable().describe('Scans in the other range'),
      }),
    ),
    breakdowns: z
      .object(
        Object.fromEntries(statisticsDimensions.map((dimension) => [dimension, values])) as Record<
          (typeof statisticsDimensions)[number],
          typeof values
        >,
      )
      .describe('The most frequent values'),
    series: z.array(z.object({ slug: z.string(), name: z.string(), days })),
  })
  .meta({ id: 'WorkspaceStatistics' })
export type WorkspaceStatistics = z.output<typeof workspaceStatisticsSchema>
