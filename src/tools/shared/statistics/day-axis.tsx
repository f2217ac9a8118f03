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
      <div className="relative h-6 min-w-0 flex-1 tabular-nums">
        {listTickIndexes(ticks.length).map((at) => (
          <span
            key={at}
            className="absolute -translate-x-1/2 whitespace-nowrap pt-1.5 before:absolute before:inset-x-0 before:top-0 before:mx-auto before:h-1 before:w-px before:bg-line-strong"
            style={{ left: `${toShare(at) * 100}%` }}
          >
            {ticks[at]}
          </span>
        ))}
      </div>
    </div>
  )
}
