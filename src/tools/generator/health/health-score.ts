import type { CheckResult, Verdict } from '@/qr/check'

/** The range of the bar for each verdict, so that the bar never exceeds the verdict. */
const bands = {
  green: [0.8, 1],
  amber: [0.5, 0.72],
  red: [0.2, 0.42],
  unreadable: [0.04, 0.08],
} as const satisfies Record<Verdict, readonly [number, number]>

/** More contrast or unused error correction than this has no effect. */
const fullContrast = 12
const fullUnused = 0.62

/**
 * How far the bar is filled, 0 to 1: the verdict selects the range, the measurements the position
 * in it.
 */
export function healthScore({ verdict, errorCorrection, contrast, stress }: CheckResult): number {
  const shares = [
    share(errorCorrection.worst, 0, fullUnused),
    share(contrast.ratio, 1, fullContrast),
    ...(stress?.length ? [stress.filter(({ ok }) => ok).length / stress.length] : []),
  ]
  const [from, to] = bands[verdict]
  return from + (to - from) * (shares.reduce((sum, value) => sum + value, 0) / shares.length)
}

function share(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)))
}
