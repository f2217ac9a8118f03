import type { OutlinedLines } from '@/qr/text/outline-words'
import { type FittedLines, fitLines } from './fit-lines'

/** About 14 points, in millimeters. */
const autoMaxMm = 4.9
/** Texts are made smaller until they fit, because the next label begins where this one ends. */
const leastMm = 0.05
const lineHeight = 1.2

/**
 * Fits a text into a box: wrapped over lines, in the size that is wanted or, if that does not fit,
 * the largest that does.
 */
export function fitCaption(
  text: OutlinedLines,
  box: { widthMm: number; heightMm: number },
  sizeMm: number | null,
): FittedLines {
  const largestMm = sizeMm ?? Math.min(autoMaxMm, box.heightMm / lineHeight)
  return fitLines(text, box, { largestMm, leastMm })
}
