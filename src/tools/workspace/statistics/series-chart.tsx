import { useFormatter, useTranslations } from 'next-intl'
import { useId } from 'react'
import type { WorkspaceStatistics } from '@/data/workspaces/statistics/api-schemas'
import { CountAxis } from '@/tools/shared/statistics/count-axis'
import { FoldedTable } from '@/tools/shared/statistics/count-table'
import { DayAxis } from '@/tools/shared/statistics/day-axis'
import { GridLines } from '@/tools/shared/statistics/grid-lines'
import { niceCeiling } from '@/tools/shared/statistics/nice-ceiling'
import { useDayNames } from '@/tools/shared/statistics/use-day-names'

type Series = WorkspaceStatistics['series']

const heightPx = 200
const widthPx = 720
const topPx = 12
/** Readable on light and dark backgrounds, and distinct with all kinds of color vision. */
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
  const { number } = useFormatter()
  const nameDay = useDayNames()
  const id = useId()
  const days = series[0]?.days.map(({ day }) => day) ?? []
  const most = niceCeiling(
    Math.max(...series.flatMap((code) => code.days.map(({ scans }) => scans)), 1),
  )
  const step = widthPx / Math.max(days.length - 1, 1)
  const toY = (scans: number) => heightPx - (scans / most) * (heightPx - topPx)
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
        <DayAxis
          ticks={days.map((day) => nameDay(day, 'short'))}
          toShare={(at) => (at * step) / widthPx}
        />
      </div>
      <FoldedTable
        title={t('chart')}
        head={charts('day')}
        columns={series.map(nameOf)}
        rows={days.map((day, at) => ({
          key: day,
          label: nameDay(day, 'long'),
          cells: series.map((code) => number(code.days[at]?.scans ?? 0)),
        }))}
      />
    </figure>
  )
}
