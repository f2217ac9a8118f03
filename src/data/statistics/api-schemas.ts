import { z } from 'zod'
import { statisticsDimensions, tapKinds } from '@/codes'
import { isTimeZone } from '@/std/is-time-zone'

/** Maximum length of a range; each day is a row. */
const maxDays = 3_660

const day = z.iso.date()
const count = z.int().min(0)
const counts = {
  scans: count,
  clicks: count.describe('Opened through the link instead of a scan'),
  bots: count.describe('Requests by crawlers and link previews'),
}
const dayCounts = z.object({
  ...counts,
  visitors: count.describe('Different visitors who scanned per day; totals add up the days'),
})
const values = z.array(z.object({ value: z.string(), ...counts }))

/** Parameters of the statistics; by default the last 30 days in the code's own time zone. */
export const statisticsQuerySchema = z
  .object({
    from: day.optional().describe('First day'),
    to: day.optional().describe('Last day'),
    timeZone: z
      .string()
      .refine(isTimeZone, {
        params: { key: 'content.errors.timeZone' },
        error: 'Not an IANA time zone',
      })
      .optional(),
    format: z.enum(['json', 'csv']).default('json'),
  })
  .refine(({ from, to }) => !from || !to || (from <= to && daysBetween(from, to) < maxDays), {
    path: ['to'],
    error: 'The last day comes before the first, or more than ten years after it',
  })
  .meta({ id: 'StatisticsQuery' })
export type StatisticsQuery = z.output<typeof statisticsQuerySchema>

export const statisticsSchema = z
  .object({
    from: day,
    to: day,
    timeZone: z.string(),
    since: day.nullable().describe('Day of the first scan'),
    total: dayCounts,
    days: z.array(dayCounts.extend({ day })),
    breakdowns: z.object(
      Object.fromEntries(statisticsDimensions.map((dimension) => [dimension, values])) as Record<
        (typeof statisticsDimensions)[number],
        typeof values
      >,
    ),
    taps: z
      .array(z.object({ kind: z.enum(tapKinds), name: z.string(), taps: count }))
      .describe('Taps on the hosted page: buttons by label, downloads by file name'),
  })
  .meta({ id: 'Statistics' })

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}
