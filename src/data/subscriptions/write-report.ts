import { intlTag } from '@/i18n/locales'
import 'server-only'
import type { Locale } from '@/i18n/locales'
import { combineStatistics } from '../workspaces/statistics/combine-statistics'
import type { CombinedRange } from '../workspaces/statistics/read-combined-rows'
import { maxCombinedCodes, type SelectedCode } from '../workspaces/statistics/select-codes'
import { loadMailTexts } from './send-subscriber-mail'

const topCodes = 5
const topCountries = 5
const dayMs = 86_400_000

type Report = {
  locale: Locale
  /** The workspace, or the code with its slug. */
  name: string
  /** Codes of which the names are listed; others count without. */
  codes: readonly SelectedCode[]
  /** Last day of the week. */
  to: string
  link: string
}

/** Writes the scans of a week, compared with the week before. */
export async function writeReport({ locale, name, codes, to, link }: Report) {
  const t = await loadMailTexts(locale)
  const tag = intlTag(locale)
  const daysBefore = (days: number) =>
    new Date(Date.parse(to) - days * dayMs).toISOString().slice(0, 10)
  const range = { from: daysBefore(6), to }
  const earlier = { from: daysBefore(13), to: daysBefore(7) }
  const { scans, clicks, scansBefore, byCode, byCountry } = await addUp(codes, range, earlier)
  const number = new Intl.NumberFormat(tag)
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' })
  const period = date.formatRange(new Date(range.from), new Date(range.to))
  const nameOf = new Map(codes.map((code) => [code.id, formatCode(code)]))
  const busiest = listTop(byCode, topCodes).map(
    ([id, count]) => `${nameOf.get(id)}: ${number.format(count)}`,
  )
  const regions = new Intl.DisplayNames(tag, { type: 'region' })
  const countries = listTop(byCountry, topCountries).map(
    ([country, count]) => `${regions.of(country)}: ${number.format(count)}`,
  )
  return {
    subject: t('report.subject', { name, scans }),
    text: [
      [name, period].filter(Boolean).join('\n'),
      [t('report.total', { scans, clicks }), compareWeeks(t, scans, scansBefore)].join('\n'),
      ...(codes.length > 1 ? list(t('report.codes'), busiest) : []),
      ...list(t('report.countries'), countries),
      `${t('report.more')}\n${link}`,
    ],
  }
}

/** Adds up the scans of two weeks in pieces, because a workspace has more codes than fit in one. */
async function addUp(codes: readonly SelectedCode[], range: CombinedRange, earlier: CombinedRange) {
  const sums = { scans: 0, clicks: 0, scansBefore: 0 }
  const byCode = new Map<string, number>()
  const byCountry = new Map<string, number>()
  for (let start = 0; start < codes.length; start += maxCombinedCodes) {
    const ids = codes.slice(start, start + maxCombinedCodes).map(({ id }) => id)
    const { current, comparison, values } = await combineStatistics(ids, range, earlier, new Set())
    sums.scans += current.total.scans
    sums.clicks += current.total.clicks
    sums.scansBefore += comparison?.total.scans ?? 0
    for (const [id, { scans }] of current.byCode) byCode.set(id, scans)
    for (const [country, { scans }] of values.country) {
      if (/^[A-Z]{2}$/.test(country)) byCountry.set(country, (byCountry.get(country) ?? 0) + scans)
    }
  }
  return { ...sums, byCode, byCountry }
}

function listTop(counts: ReadonlyMap<string, number>, most: number): [string, number][] {
  const found = [...counts].filter(([, count]) => count > 0)
  return found.toSorted(([, a], [, b]) => b - a).slice(0, most)
}

function compareWeeks(
  t: Awaited<ReturnType<typeof loadMailTexts>>,
  scans: number,
  before: number,
): string {
  if (before === 0) return t('report.noneBefore')
  const percent = Math.round((Math.abs(scans - before) / before) * 100)
  if (percent === 0) return t('report.same')
  return scans > before ? t('report.above', { percent }) : t('report.below', { percent })
}

function list(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [[title, ...lines.map((line) => `- ${line}`)].join('\n')] : []
}

export function formatCode({ slug, name }: { slug: string; name: string }): string {
  return name ? `${name} (${slug.toUpperCase()})` : slug.toUpperCase()
}
