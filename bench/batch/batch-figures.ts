/** What one run of a contender measured; memory is resident set size. */
export type BatchFigures = {
  perSecond: number
  peakBytes: number
  growthBytes: number
  zipBytes: number
}
