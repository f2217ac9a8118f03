import { placePath } from '@/qr/render/place-path'
import type { OutlinedLines, OutlinedWord } from '@/qr/text/outline-words'

type Box = { widthMm: number; heightMm: number }
export type CaptionAlign = 'center' | 'start'

const lineHeight = 1.2
const spaceEms = 0.26
/** Middle of a line of capitals, in ems above the baseline. */
const middleEms = 0.36
/** Sizes in millimetres: about 14 points down to 3, below which nothing is legible. */
const autoMaxMm = 4.9
const leastMm = 1.05
const step = 0.94

type Row = { words: readonly OutlinedWord[]; width: number }

/**
 * Lays a text into a box: wrapped over lines, in the size that is wanted or, if that does not fit,
 * the largest that does. Returns path data in millimetres; '' for an empty text.
 */
export function layCaption(
  { lines }: OutlinedLines,
  { widthMm, heightMm }: Box,
  { sizeMm, align }: { sizeMm: number | null; align: CaptionAlign },
): string {
  const fits = (size: number) => {
    const rows = wrap(lines, widthMm / size)
    const isNarrow = rows.every(({ width }) => width * size <= widthMm + 1e-6)
    return isNarrow && rows.length * size * lineHeight <= heightMm + 1e-6
  }
  let size = sizeMm ?? Math.min(autoMaxMm, heightMm / lineHeight)
  while (size > leastMm && !fits(size)) size *= step
  const rows = wrap(lines, widthMm / size)
  const top = (heightMm - rows.length * size * lineHeight) / 2
  return rows
    .map((row, index) => {
      const left = align === 'start' ? 0 : (widthMm - row.width * size) / 2
      const middle = top + (index + 0.5) * size * lineHeight
      return drawRow(row, { left, baseline: middle + middleEms * size, size })
    })
    .join('')
}

/** Breaks lines at a width in ems. */
function wrap(lines: OutlinedLines['lines'], width: number): Row[] {
  return lines.flatMap((words) => {
    const rows: { words: OutlinedWord[]; width: number }[] = []
    for (const word of words) {
      const row = rows.at(-1)
      const gap = word.isJoined ? 0 : spaceEms
      if (row && row.width + gap + word.width <= width) {
        row.words.push(word)
        row.width += gap + word.width
      } else rows.push({ words: [word], width: word.width })
    }
    return rows
  })
}

function drawRow(
  { words }: Row,
  { left, baseline, size }: { left: number; baseline: number; size: number },
): string {
  let path = ''
  let pen = left
  words.forEach((word, index) => {
    if (index > 0 && !word.isJoined) pen += spaceEms * size
    if (word.path) path += placePath(word.path, { left: pen, top: baseline, scale: size })
    pen += word.width * size
  })
  return path
}
