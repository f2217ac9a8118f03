import { useFormatter, useTranslations } from 'next-intl'
import { useId } from 'react'
import type { WorkspaceStatistics } from '@/data/workspaces/statistics/api-schemas'
import { CountAxis } from '@/tools/shared/statistics/count-axis'
import { DayAxis } from '@/tools/shared/statistics/day-axis'
import { GridLines } from '@/tools/shared/statistics/grid-lines'
import { niceCeiling } from '@/tools/shared/statistics/nice-ceiling'
import { Fold } from '@/ui/fold'

type Series = WorkspaceStatistics['series']

const heightPx = 200
const widthPx = 720
const topPx = 12
/** Readable on light and dark backgrounds, and distinct with all kinds of colour vision. */
const colors = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#b8860b'] as const
const dashes = [undefined, '6 4'] as const
const styleOf = (index: number) => ({
  stroke: colors[index % colors.length],
  strokeDasharray: dashes[Math.floor(index / colors.length) % dashes.length],
})
const nameOf = ({ name, slug }: Series[number]) => name || slug.toUpperCase()

/** The scans of each chosen code by day as a line, with the same numbers in a table. */
export function SeriesChart({ series }: { series: Series }) {
  const t = useTranslations('workspace.statistics.series')
  const charts = useTranslations('statistics.charts')
  const { dateTime } = useFormatter()
  const id = useId()
  const days = series[0]?.days.map(({ day }) => day) ?? []
  const most = niceCeiling(
    Math.max(...series.flatMap((code) => code.days.map(({ scans }) => scans)), 1),
  )
  const step = widthPx / Math.max(days.length - 1, 1)
  const toY = (scans: number) => heightPx - (scans / most) * (heightPx - topPx)
  const dayName = (day = '') =>
    dateTime(new Date(`${day}T00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })
  const shortDayName = (day: string) =>
    dateTime(new Date(`${day}T00:00Z`), { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <figure aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="sr-only">
        {t('chart')}
      </h3>
      <div aria-hidden="true">
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
          {series.map((code, index) => (
            <li key={code.slug} className="flex min-w-0 items-center gap-1.5">
              <svg viewBox="0 0 24 4" className="h-1 w-6 shrink-0">
                <title>{nameOf(code)}</title>
                <line x1="0" x2="24" y1="2" y2="2" strokeWidth="3" {...styleOf(index)} />
              </svg>
              <span className="wrap-anywhere">{nameOf(code)}</span>
            </li>
          ))}
        </ul>
        <div className="mt-3 flex gap-2">
          <CountAxis most={most} toShare={(count) => 1 - toY(count) / heightPx} className="h-50" />
          <svg
            viewBox={`0 0 ${widthPx} ${heightPx}`}
            preserveAspectRatio="none"
            className="h-50 min-w-0 flex-1 overflow-visible border-line-strong border-b"
          >
            <title>{t('chart')}</title>
            <GridLines {...{ widthPx, heightPx, topPx }} />
            {series.map((code, index) => (
              <polyline
                key={code.slug}
                points={code.days.map(({ scans }, at) => `${at * step},${toY(scans)}`).join(' ')}
                vectorEffect="non-scaling-stroke"
                strokeWidth="2"
                className="fill-none"
                {...styleOf(index)}
              />
            ))}
          </svg>
        </div>
        <DayAxis ticks={days.map(shortDayName)} toShare={(at) => (at * step) / widthPx} />
      </div>
      <div className="mt-4">
        <Fold label={charts('table')}>
          <SeriesTable series={series} title={t('chart')} dayName={dayName} />
        </Fold>
      </div>
    </figure>
  )
}

function SeriesTable({
  series,
  title,
  dayName,
}: {
  series: Series
  title: string
  dayName: (day: string) => string
}) {
  const charts = useTranslations('statistics.charts')
  const { number } = useFormatter()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section tabIndex={0} aria-label={title} className="max-h-96 overflow-auto">
      <table className="w-full border-collapse text-sm">
        <thead className="sticky top-0 bg-paper text-ink-soft">
          <tr>
            <th scope="col" className="py-1.5 pe-3 text-start font-medium">
              {charts('day')}
            </th>
            {series.map((code) => (
              <th key={code.slug} scope="col" className="py-1.5 ps-3 text-end font-medium">
                {nameOf(code)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {series[0]?.days.map(({ day }, at) => (
            <tr key={day} className="border-line border-t">
              <th scope="row" className="py-1.5 pe-3 text-start font-normal">
                {dayName(day)}
              </th>
              {series.map((code) => (
                <td key={code.slug} className="py-1.5 ps-3 text-end">
                  {number(code.days[at]?.scans ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
