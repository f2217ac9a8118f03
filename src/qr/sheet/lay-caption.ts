import type { OutlinedLines } from '@/qr/text/outline-words'
import { fitLines, type TextAlign } from './fit-lines'

export type CaptionAlign = TextAlign

/** Sizes in millimetres: about 14 points down to 3, below which nothing is legible. */
const autoMaxMm = 4.9
const leastMm = 1.05
const lineHeight = 1.2

/**
 * Lays a text into a box: wrapped over lines, in the size that is wanted or, if that does not fit,
 * the largest that does. Returns path data in millimetres; '' for an empty text.
 */
export function layCaption(
  text: OutlinedLines,
  box: { widthMm: number; heightMm: number },
  { sizeMm, align }: { sizeMm: number | null; align: CaptionAlign },
): string {
  const largestMm = sizeMm ?? Math.min(autoMaxMm, box.heightMm / lineHeight)
  const { heightMm, draw } = fitLines(text, box, { largestMm, leastMm })
  return draw({ left: 0, top: (box.heightMm - heightMm) / 2 }, align)
}
