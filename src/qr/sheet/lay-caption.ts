import type { OutlinedLines } from '@/qr/text/outline-words'
import { fitCaption } from './fit-caption'
import type { TextAlign } from './fit-lines'

export type CaptionAlign = TextAlign

/** Lays a text into a box. Returns path data in millimeters; '' for an empty text. */
export function layCaption(
  text: OutlinedLines,
  box: { widthMm: number; heightMm: number },
  { sizeMm, align }: { sizeMm: number | null; align: CaptionAlign },
): string {
  const { heightMm, draw } = fitCaption(text, box, sizeMm)
  return draw({ left: 0, top: (box.heightMm - heightMm) / 2 }, align)
}
