import { z } from 'zod'
import { statisticsDimensions, tapKinds } from '@/codes'
import { isTimeZone } from '@/std/is-time-zone'

/** Maximum length of a range; each day is a row. */
const maxDays = 3_660
const dayMs = 86_400_000

const day = z.iso.date()
/** A day of which PostgreSQL and JavaScript can list the neighbors. */
export const dayInput = day.refine((written) => written >= '1970-01-01' && written < '3000-01-01', {
  error: 'Not a day from 1970 to 2999',
})
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

export const wrongRange = {
  path: ['to'],
  error: 'The last day comes before the first, or more than ten years after it',
}

/** Whether days are in order and not too many; by default, the last one is today. */
export function isRange({
  from,
  to,
}: {
  from?: string | undefined
  to?: string | undefined
}): boolean {
  if (!from) return true
  const days = (Date.parse(to ?? new Date().toISOString().slice(0, 10)) - Date.parse(from)) / dayMs
  return days < maxDays && (!to || days >= 0)
}

/** Parameters of the statistics; by default the last 30 days in the code's own time zone. */
export const statisticsQuerySchema = z
  .strictObject({
    from: dayInput.optional().describe('First day'),
    to: dayInput.optional().describe('Last day'),
    timeZone: z
      .string()
      .refine(isTimeZone, {
        params: { key: 'content.errors.timeZone' },
        error: 'Not an IANA time zone',
      })
      .optional(),
    format: z.enum(['json', 'csv']).default('json'),
  })
  .refine(isRange, wrongRange)
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
