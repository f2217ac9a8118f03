import { useTranslations } from 'next-intl'
import { useId } from 'react'
import type { Counts } from '@/codes'
import { CountAxis } from './count-axis'
import { CountTable } from './count-table'
import { DayAxis } from './day-axis'
import { GridLines } from './grid-lines'
import { niceCeiling } from './nice-ceiling'

export type Bar = Counts & {
  key: string
  label: string
  /** Short form of the label, for the axis. */
  tick: string
  visitors?: number
  /** Scans of the same position in an earlier period. */
  before?: number
}

const heightPx = 160
const widthPx = 720
/** Space for the grid lines of the height. */
const topPx = 12

/**
 * Stacked scans and clicks, by day or hour, with the same numbers in a table. The picture scales
 * with the page; screen readers read the table.
 */
export function BarChart({
  title,
  head,
  bars,
  beforeLabel,
}: {
  title: string
  head: string
  bars: readonly Bar[]
  /** Names the earlier period, if the bars have one. */
  beforeLabel?: string | undefined
}) {
  const t = useTranslations('statistics.charts')
  const name = useTranslations('statistics.counts')
  const id = useId()
  const most = niceCeiling(
    Math.max(...bars.map(({ scans, clicks, before = 0 }) => Math.max(scans + clicks, before)), 1),
  )
  const step = widthPx / bars.length
  const barPx = Math.max(step * 0.72, 1)
  const toPx = (count: number) => (count / most) * (heightPx - topPx)
  return (
    <figure aria-labelledby={id} className="min-w-0 rounded-lg border border-line p-4 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="font-medium font-text text-base">
          {title}
        </h2>
        <p aria-hidden="true" className="flex flex-wrap gap-x-4 text-ink-soft text-xs">
          <Key className="bg-accent" label={name('scans')} />
          <Key className="bg-line-strong" label={name('clicks')} />
          {beforeLabel && <Key className="bg-ink" label={beforeLabel} />}
        </p>
      </div>
      <div aria-hidden="true" className="mt-4">
        <div className="flex gap-2">
          <CountAxis most={most} toShare={(count) => toPx(count) / heightPx} className="h-40" />
          <svg
            viewBox={`0 0 ${widthPx} ${heightPx}`}
            preserveAspectRatio="none"
            className="h-40 min-w-0 flex-1 border-line-strong border-b"
          >
            <title>{title}</title>
            <GridLines {...{ widthPx, heightPx, topPx }} />
            {bars.map(({ key, label, scans, clicks }, index) => {
              const x = index * step + (step - barPx) / 2
              const [scansPx, clicksPx] = [toPx(scans), toPx(clicks)]
              return (
                <g key={key}>
                  <title>{t('bar', { label, scans, clicks })}</title>
                  <rect x={index * step} width={step} height={heightPx} fill="transparent" />
                  <rect
                    x={x}
                    y={heightPx - scansPx}
                    width={barPx}
                    height={scansPx}
                    className="fill-accent"
                  />
                  <rect
                    x={x}
                    y={heightPx - scansPx - clicksPx}
                    width={barPx}
                    height={clicksPx}
                    className="fill-line-strong"
                  />
                </g>
              )
            })}
            {beforeLabel && (
              <polyline
                points={bars
                  .map(({ before = 0 }, at) => `${(at + 0.5) * step},${heightPx - toPx(before)}`)
                  .join(' ')}
                vectorEffect="non-scaling-stroke"
                className="fill-none stroke-2 stroke-ink"
              />
            )}
          </svg>
        </div>
        <DayAxis ticks={bars.map(({ tick }) => tick)} toShare={(at) => (at + 0.5) / bars.length} />
      </div>
      <CountTable title={title} head={head} rows={bars} beforeLabel={beforeLabel} />
    </figure>
  )
}

function Key({ className, label }: { className: string; label: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className={`size-2.5 rounded-[2px] ${className}`} />
      {label}
    </span>
  )
}
