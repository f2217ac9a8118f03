/**
 * A line of text as vector outlines. One em is 1 unit; the baseline is y = 0 with y pointing down,
 * and the pen starts at x = 0.
 */
export type OutlinedText = {
  /** SVG path data in M, L, Q and Z, capital or small, filled by the nonzero rule; '' for blanks. */
  path: string
  /** How far the pen moved, in ems. */
  width: number
  /** How far the tallest of the fonts used reaches above the baseline, in ems. */
  ascent: number
  /** How far the deepest reaches below, in ems, as a positive number. */
  descent: number
  /** Each character that no font has, once, in order of appearance; nothing is drawn for it. */
  missing: readonly string[]
}
