import 'server-only'
import { type Counts, type DayCounts, statisticsDimensions } from '@/codes'
import { csvLine, csvStart } from '@/std/csv-line'
import { utcToLocal } from '@/std/utc-to-local'
import { ApiProblem } from '../../codes/api/api-problem'
import { contentDisposition } from '../../files/content-disposition'
import { nextTurn } from '../../next-turn'
import type { Workspace } from '../get-workspace'
import type { WorkspaceStatistics, WorkspaceStatisticsQuery } from './api-schemas'
import {
  type CombinedCounts,
  combineStatistics,
  noCounts,
  type RangeCounts,
} from './combine-statistics'
import type { CombinedRange } from './read-combined-rows'
import { type SelectedCode, selectCodes } from './select-codes'

const usualDays = 30
const dayMs = 86_400_000
/** Rows of a CSV file, at most; longer ones need a filter or a shorter range. */
const maxCsvRows = 500_000
const linesPerTurn = 5_000

/** Answers the combined statistics of the codes of a workspace: as an object, or as a CSV file. */
export async function answerWorkspaceStatistics(
  { id, timeZone }: Pick<Workspace, 'id' | 'timeZone'>,
  query: WorkspaceStatisticsQuery,
): Promise<WorkspaceStatistics | Response> {
  const { codes: slugs, folder, tag, compare, format, top } = query
  const range = readRange(query, timeZone)
  const comparison = compare === 'none' ? undefined : findComparison(range, compare)
  const codes = await selectCodes(id, {
    ...(slugs && { slugs }),
    ...(folder && { folder }),
    ...(tag && { tag }),
  })
  const isCsv = format === 'csv'
  if (isCsv && codes.length * countDays(range) > maxCsvRows) {
    throw new ApiProblem('invalid', { detail: `The file would have more than ${maxCsvRows} rows` })
  }
  const listed = isCsv ? codes : codes.filter(({ slug }) => query.series?.includes(slug))
  const counted = await combineStatistics(
    codes.map((code) => code.id),
    range,
    isCsv ? undefined : comparison,
    new Set(listed.map((code) => code.id)),
  )
  if (isCsv) return writeCsv(codes, counted, range)
  const { current, values, series } = counted
  return {
    ...{ ...range, timeZone, codes: codes.length },
    ...viewRange(current),
    comparison:
      comparison && counted.comparison ? { ...comparison, ...viewRange(counted.comparison) } : null,
    topCodes: listTopCodes(codes, counted, top),
    breakdowns: Object.fromEntries(
      statisticsDimensions.map((name) => [name, listTopValues(values[name], top)]),
    ) as WorkspaceStatistics['breakdowns'],
    series: listed.map(({ id: codeId, slug, name }) => {
      const days = series.get(codeId)
      return {
        ...{ slug, name },
        days: [...current.days.keys()].map((day) => ({ day, ...(days?.get(day) ?? noCounts()) })),
      }
    }),
  }
}

function readRange({ from, to }: WorkspaceStatisticsQuery, timeZone: string): CombinedRange {
  const last = to ?? utcToLocal(new Date(), timeZone).slice(0, 10)
  const first = from ?? addDays(last, 1 - usualDays)
  if (first <= last) return { from: first, to: last }
  throw new ApiProblem('invalid', { detail: 'The first day is in the future' })
}

/** Finds the range of the comparison, which has the same number of days. */
function findComparison(range: CombinedRange, compare: 'previous' | 'year'): CombinedRange {
  const days = countDays(range)
  if (compare === 'previous') {
    return { from: addDays(range.from, -days), to: addDays(range.from, -1) }
  }
  const from = new Date(range.from)
  from.setUTCFullYear(from.getUTCFullYear() - 1)
  const first = from.toISOString().slice(0, 10)
  return { from: first, to: addDays(first, days - 1) }
}

function countDays({ from, to }: CombinedRange): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs + 1
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

function viewRange({ total, days }: RangeCounts) {
  return { total, days: [...days].map(([day, counts]) => ({ day, ...counts })) }
}

function listTopCodes(
  codes: readonly SelectedCode[],
  { current, comparison }: CombinedCounts,
  top: number,
) {
  const byId = new Map(codes.map((code) => [code.id, code]))
  return [...current.byCode]
    .filter(([, { scans, clicks }]) => scans + clicks > 0)
    .toSorted(([, a], [, b]) => b.scans - a.scans || b.clicks - a.clicks)
    .slice(0, top)
    .flatMap(([id, counts]) => {
      const code = byId.get(id)
      const before = comparison ? (comparison.byCode.get(id)?.scans ?? 0) : null
      return code ? [{ slug: code.slug, name: code.name, ...counts, before }] : []
    })
}

function listTopValues(counts: ReadonlyMap<string, Counts>, top: number) {
  return [...counts]
    .toSorted(
      ([a, left], [b, right]) =>
        right.scans - left.scans || right.clicks - left.clicks || a.localeCompare(b),
    )
    .slice(0, top)
    .map(([value, found]) => ({ value, ...found }))
}

/** Writes one row for each code and day, also for days without scans. */
async function writeCsv(
  codes: readonly SelectedCode[],
  { current, series }: CombinedCounts,
  { from, to }: CombinedRange,
): Promise<Response> {
  const chunks = [csvStart, csvLine(['code', 'name', 'day', 'scans', 'visitors', 'clicks', 'bots'])]
  let lines: string[] = []
  for (const { id, slug, name } of codes) {
    const ofCode = series.get(id)
    for (const day of current.days.keys()) {
      const { scans, visitors, clicks, bots }: DayCounts = ofCode?.get(day) ?? noCounts()
      lines.push(csvLine([slug, name, day, scans, visitors, clicks, bots]))
      if (lines.length < linesPerTurn) continue
      chunks.push(lines.join(''))
      lines = []
      await nextTurn()
    }
  }
  return new Response([...chunks, lines.join('')].join(''), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': contentDisposition(`statistics-${from}-${to}.csv`, false),
      'cache-control': 'no-store',
    },
  })
}
