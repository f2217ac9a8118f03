import 'server-only'
import type { Statistics } from '@/codes'
import type { CodeRow } from '@/data/codes/code-row'
import { listVariantNames, nameVariant } from '@/data/codes/variant-names'
import { csvLine, csvStart } from '@/std/csv-line'
import { utcToLocal } from '@/std/utc-to-local'
import { contentDisposition } from '../files/content-disposition'
import type { StatisticsQuery } from './api-schemas'
import { readStatistics } from './read-statistics'

const usualDays = 30

/** Returns the statistics of a code in the requested format: as an object, or as a CSV file. */
export async function answerStatistics(
  code: Pick<CodeRow, 'id' | 'slug' | 'timeZone' | 'document'>,
  { format, ...query }: StatisticsQuery,
): Promise<Statistics | Response> {
  const timeZone = query.timeZone ?? code.timeZone ?? 'UTC'
  const to = query.to ?? today(timeZone)
  const from = query.from ?? addDays(to, 1 - usualDays)
  const statistics = await readStatistics({ codeId: code.id, timeZone, from, to })
  if (format === 'json') return statistics
  return new Response(writeCsv(statistics, listVariantNames(code.document)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': contentDisposition(`${code.slug}-${from}-${to}.csv`, false),
      'cache-control': 'no-store',
    },
  })
}

function writeCsv({ days, breakdowns, taps }: Statistics, variants: readonly string[]): string {
  const nameOf = (dimension: string, value: string) =>
    dimension === 'variant' && value !== ''
      ? (variants[Number(value)] ?? nameVariant(Number(value)))
      : value

  const head = ['dimension', 'value', 'scans', 'visitors', 'clicks', 'bots', 'taps']
  const lines = [
    head,
    ...days.map(({ day, scans, visitors, clicks, bots }) => [
      'day',
      day,
      scans,
      visitors,
      clicks,
      bots,
      '',
    ]),
    ...Object.entries(breakdowns).flatMap(([dimension, values]) =>
      values.map(({ value, scans, clicks, bots }) => [
        ...[dimension, nameOf(dimension, value)],
        ...[scans, '', clicks, bots, ''],
      ]),
    ),
    ...taps.map(({ kind, name, taps: count }) => [kind, name, '', '', '', '', count]),
  ]
  return csvStart + lines.map(csvLine).join('')
}

function today(timeZone: string): string {
  return utcToLocal(new Date(), timeZone).slice(0, 10)
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}
