/** Results of one run of a contender; memory is the resident set size. */
export type BatchFigures = {
  perSecond: number
  peakBytes: number
  growthBytes: number
  zipBytes: number
}
