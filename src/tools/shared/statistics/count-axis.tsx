import { useFormatter } from 'next-intl'
import { classNames } from '@/ui/class-names'

/** Counts next to the grid lines of a chart: none, half and all of the height. */
export function CountAxis({
  most,
  toShare,
  className,
}: {
  most: number
  /** The position of a count, as a share of the height. */
  toShare: (count: number) => number
  className: string
}) {
  const { number } = useFormatter()
  // Half a scan is no count.
  const counts = most % 2 === 0 ? [0, most / 2, most] : [0, most]
  return (
    <div
      className={classNames('relative w-8 text-end text-ink-faint text-xs tabular-nums', className)}
    >
      {counts.map((count) => (
        <span
          key={count}
          className="absolute end-0 translate-y-1/2 leading-none"
          style={{ bottom: `${toShare(count) * 100}%` }}
        >
          {number(count, { notation: 'compact' })}
        </span>
      ))}
    </div>
  )
}
