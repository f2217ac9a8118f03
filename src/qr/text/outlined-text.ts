/**
 * A line of text as vector outlines. One em is 1 unit; the baseline is y = 0 with y pointing down,
 * and the pen starts at x = 0.
 */
export type OutlinedText = {
  /** SVG path data in M, L, Q and Z, absolute or relative, nonzero fill rule; '' for spaces. */
  path: string
  /** Advance width, in ems. */
  width: number
  /** Greatest ascent of the fonts used, in ems above the baseline. */
  ascent: number
  /** Greatest descent of the fonts used, in ems below the baseline, as a positive number. */
  descent: number
  /** Characters that no font has, each once, in order of appearance; nothing is drawn for them. */
  missing: readonly string[]
}
