import type { Grade } from './check-result'

/** Lower bounds of the grades A to D; lower values are F. */
export type GradeBounds = readonly [a: number, b: number, c: number, d: number]

/** Bounds of ISO/IEC 15415 for unused error correction and symbol contrast. */
export const unusedCorrectionBounds: GradeBounds = [0.62, 0.5, 0.37, 0.25]
/**
 * Bounds for the unused error correction in the grade of a code, calibrated with the read rates in
 * `bench/check`: a code without any is read as well as the others until it gets dirty.
 */
export const reserveBounds: GradeBounds = [0.5, 0.37, 0.1, 0]
export const symbolContrastBounds: GradeBounds = [0.7, 0.55, 0.4, 0.2]

export function gradeShare(share: number, bounds: GradeBounds): Grade {
  const [a, b, c, d] = bounds
  if (share >= a) return 'A'
  if (share >= b) return 'B'
  if (share >= c) return 'C'
  return share >= d ? 'D' : 'F'
}
