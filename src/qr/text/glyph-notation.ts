/**
 * Notation of a glyph in the files under `public/glyphs`: a string of printable ASCII without quote
 * and backslash, each character a digit from 0 to 92. The notation has half the length of SVG path
 * data, which is five megabytes for thirteen thousand ideographs.
 *
 *     glyph  = number (the advance width), then pairs of steps
 *     steps  = one digit, 6 × first + second; then the numbers of the first, those of the second
 *     number = 0…80: −40…40 | 81…91 and a digit: 41…551 | 92 and two digits: up to 4324
 *
 * Contours are closed, y points down, and points are relative to the previous one, as in SVG.
 */
export const glyphStepKinds = ['end', 'move', 'line', 'horizontal', 'vertical', 'curve'] as const
export type GlyphStepKind = (typeof glyphStepKinds)[number]

/** How many numbers follow: x and y, one of them, or the control point and the end. */
export const numbersOfStep: Readonly<Record<GlyphStepKind, number>> = {
  end: 0,
  move: 2,
  line: 2,
  horizontal: 1,
  vertical: 1,
  curve: 4,
}

export const digits = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  .filter((character) => character !== '"' && character !== '\\')
  .join('')

/** Greatest magnitudes that fit into one digit and into two digits. */
export const oneDigit = 40
export const twoDigits = 551
export const firstTwoDigitLead = 2 * oneDigit + 1
export const threeDigitLead = digits.length - 1
