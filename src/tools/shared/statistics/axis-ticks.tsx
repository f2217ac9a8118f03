import { classNames } from '@/ui/class-names'

type AxisTick = {
  label: string
  /** The position, as a share of the width. */
  share: number
  /** Whether the label is left out where the axis is narrow. */
  isMinor?: boolean
}

/** Ticks and their labels below a chart, which stay within its width. */
export function AxisTicks({ ticks }: { ticks: readonly AxisTick[] }) {
  return (
    <div className="@container relative h-6 min-w-0 flex-1 text-ink-faint text-xs tabular-nums">
      {ticks.map(({ label, share, isMinor = false }) => {
        const left = `${share * 100}%`
        return (
          <span key={share}>
            <span
              className="absolute h-1 w-px bg-line-strong"
              style={{ left, translate: share === 1 ? '-100%' : undefined }}
            />
            <span
              className={classNames(
                'absolute whitespace-nowrap pt-1.5',
                isMinor && '@max-sm:hidden',
              )}
              // The first label begins at its tick and the last one ends there.
              style={{ left, translate: `-${left}` }}
            >
              {label}
            </span>
          </span>
        )
      })}
    </div>
  )
}
