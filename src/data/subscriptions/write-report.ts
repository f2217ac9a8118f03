import 'server-only'
import type { Locale } from '@/i18n/locales'
import { combineStatistics } from '../workspaces/statistics/combine-statistics'
import type { SelectedCode } from '../workspaces/statistics/select-codes'
import { loadMailTexts } from './send-subscriber-mail'

const topCodes = 5
const topCountries = 5
const dayMs = 86_400_000

type Report = {
  locale: Locale
  /** The workspace or code. */
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
  const daysBefore = (days: number) =>
    new Date(Date.parse(to) - days * dayMs).toISOString().slice(0, 10)
  const range = { from: daysBefore(6), to }
  const { current, comparison, values } = await combineStatistics(
    codes.map(({ id }) => id),
    range,
    { from: daysBefore(13), to: daysBefore(7) },
    new Set(),
  )
  const { scans, clicks } = current.total
  const number = new Intl.NumberFormat(locale)
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const period = date.formatRange(new Date(range.from), new Date(range.to))
  const nameOf = new Map(codes.map((code) => [code.id, formatCode(code)]))
  const busiest = [...current.byCode]
    .filter(([, counts]) => counts.scans > 0)
    .toSorted(([, a], [, b]) => b.scans - a.scans)
    .slice(0, topCodes)
    .map(([id, counts]) => `${nameOf.get(id)}: ${number.format(counts.scans)}`)
  const regions = new Intl.DisplayNames(locale, { type: 'region' })
  const countries = [...values.country]
    .filter(([country, counts]) => /^[A-Z]{2}$/.test(country) && counts.scans > 0)
    .toSorted(([, a], [, b]) => b.scans - a.scans)
    .slice(0, topCountries)
    .map(([country, counts]) => `${regions.of(country)}: ${number.format(counts.scans)}`)
  return {
    subject: t('report.subject', { scans }),
    text: [
      [name, period].filter(Boolean).join('\n'),
      [
        t('report.total', { scans, clicks }),
        compareWeeks(t, scans, comparison?.total.scans ?? 0),
      ].join('\n'),
      ...(codes.length > 1 ? list(t('report.codes'), busiest) : []),
      ...list(t('report.countries'), countries),
      `${t('report.more')}\n${link}`,
    ],
  }
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
