import { Fragment } from 'react'
import { classNames } from '@/ui/class-names'
import { listTickIndexes } from './list-tick-indexes'

/** Names of some positions below a chart, each with a tick; next to `CountAxis`. */
export function DayAxis({
  ticks,
  toShare,
}: {
  /** The name of every position. */
  ticks: readonly string[]
  /** The middle of a position, as a share of the width. */
  toShare: (at: number) => number
}) {
  return (
    <div className="flex gap-2 text-ink-faint text-xs">
      <span className="w-8" />
      <div className="@container relative h-6 min-w-0 flex-1 tabular-nums">
        {listTickIndexes(ticks.length).map((at, index) => {
          const left = `${toShare(at) * 100}%`
          return (
            <Fragment key={at}>
              <span className="absolute h-1 w-px bg-line-strong" style={{ left }} />
              <span
                className={classNames(
                  'absolute whitespace-nowrap pt-1.5',
                  // Long names touch on a phone.
                  index % 2 === 1 && (ticks[at] ?? '').length > 2 && '@max-sm:hidden',
                )}
                // The first name begins at its tick and the last one ends there, inside the chart.
                style={{ left, translate: `-${left}` }}
              >
                {ticks[at]}
              </span>
            </Fragment>
          )
        })}
      </div>
    </div>
  )
}
