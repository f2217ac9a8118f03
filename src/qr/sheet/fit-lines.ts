import { placePath } from '@/qr/render/place-path'
import { orderWords } from '@/qr/text/order-words'
import type { OutlinedLines, OutlinedWord } from '@/qr/text/outline-words'

export type TextAlign = 'center' | 'start'
type Room = { widthMm: number; heightMm: number }

/** A text set in lines; lengths in millimeters. */
export type FittedLines = {
  /** Size of the letters: one em. */
  sizeMm: number
  heightMm: number
  /** Draws the lines as path data; '' for an empty text. */
  draw: (at: { left: number; top: number }, align: TextAlign) => string
}

const lineHeight = 1.2
const spaceEms = 0.26
/** Middle of a line of capitals, in ems above the baseline. */
const middleEms = 0.36
const step = 0.94

type Row = { words: readonly OutlinedWord[]; width: number }

/** Smaller letters are worth a line less down to this share of the size. */
const fewerLinesShare = 0.8

/**
 * Wraps a text over lines in the largest size that fits into a room, at most `largestMm`. A text
 * that does not fit in `leastMm` exceeds the room. With `balancedMm`, lines are of equal length, and
 * fewer if their letters are still as large as that.
 */
export function fitLines(
  { lines }: OutlinedLines,
  { widthMm, heightMm }: Room,
  { largestMm, leastMm, balancedMm }: { largestMm: number; leastMm: number; balancedMm?: number },
): FittedLines {
  const fits = (size: number, most: number) => {
    const rows = wrap(lines, widthMm / size)
    const isNarrow = rows.every(({ width }) => width * size <= widthMm + 1e-6)
    return isNarrow && rows.length <= most && rows.length * size * lineHeight <= heightMm + 1e-6
  }
  const largestFor = (most: number, from: number, least: number) => {
    let size = from
    while (size > least && !fits(size, most)) size *= step
    return size
  }
  let size = largestFor(Number.POSITIVE_INFINITY, largestMm, leastMm)
  if (balancedMm) {
    const count = wrap(lines, widthMm / size).length
    const smaller = largestFor(count - 1, size, Math.max(balancedMm, size * fewerLinesShare))
    if (fits(smaller, count - 1)) size = smaller
  }
  const rows = balancedMm ? wrapEvenly(lines, widthMm / size) : wrap(lines, widthMm / size)
  return {
    sizeMm: size,
    heightMm: rows.length * size * lineHeight,
    draw: ({ left, top }, align) =>
      rows
        .map((row, index) => {
          const indent = align === 'start' ? 0 : (widthMm - row.width * size) / 2
          const middle = top + (index + 0.5) * size * lineHeight
          return drawRow(row, { left: left + indent, baseline: middle + middleEms * size, size })
        })
        .join(''),
  }
}

/** Breaks lines at the narrowest width with as few rows as at the full width. */
function wrapEvenly(lines: OutlinedLines['lines'], width: number): Row[] {
  const widest = wrap(lines, width)
  let [narrow, wide] = [0, width]
  for (let round = 0; round < 12; round++) {
    const middle = (narrow + wide) / 2
    const rows = wrap(lines, middle)
    const isWithin = rows.length <= widest.length && rows.every((row) => row.width <= width)
    if (isWithin) wide = middle
    else narrow = middle
  }
  return wrap(lines, wide)
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
  orderWords(words).forEach((word, index) => {
    if (index > 0 && !word.isJoined) pen += spaceEms * size
    if (word.path) path += placePath(word.path, { left: pen, top: baseline, scale: size })
    pen += word.width * size
  })
  return path
}
