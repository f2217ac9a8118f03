import { AxisTicks } from './axis-ticks'
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
  const shown = listTickIndexes(ticks.length).map((at, index) => {
    const label = ticks[at] ?? ''
    // Long names touch on a phone.
    return { label, share: toShare(at), isMinor: index % 2 === 1 && label.length > 2 }
  })
  return (
    <div className="flex gap-2">
      <span className="w-8" />
      <AxisTicks ticks={shown} />
    </div>
  )
}
