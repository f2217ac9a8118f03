import type { Box } from '@/qr/render/draw-box'
import { type FittedLines, fitLines, type TextAlign } from '@/qr/sheet/fit-lines'
import type { OutlinedLines } from '@/qr/text/outline-words'
import type { FacePlan } from './plan-face'

/** The two texts of a page; null while their outlines load, or without text. */
export type PageTexts = readonly [first: OutlinedLines | null, second: OutlinedLines | null]

type SetText = { path: string; sizeMm: number; isFirst: boolean }

/** About 3 points, below which nothing is legible. */
const leastMm = 1.05
/** The second text is smaller than the first, but not below 6.5 points for that. */
const secondShare = 0.55
const comfortableMm = 2.3
/** Between both texts, in ems of the second. */
const gapEms = 0.6

/** Sets both texts of a face, each as large as its room allows, over several lines if need be. */
export function setPageTexts([first, second]: PageTexts, { texts }: FacePlan): SetText[] {
  if ('column' in texts) return setColumn([first, second], texts.column)
  const inBox = (text: OutlinedLines | null, box: Box, isFirst: boolean): SetText[] => {
    if (!text) return []
    const fitted = fitInto(text, box, box.height)
    const top = box.y + (box.height - fitted.heightMm) / 2
    return draw(fitted, { left: box.x, top, align: 'center', isFirst })
  }
  return [...inBox(first, texts.first, true), ...inBox(second, texts.second, false)]
}

/** Stacks both texts in the middle of a column. */
function setColumn([first, second]: PageTexts, column: Box): SetText[] {
  const upper =
    first && fitInto(first, { ...column, height: column.height * 0.5 }, column.height * 0.15)
  const above = upper?.heightMm ?? 0
  const room = { ...column, height: column.height - above - (upper ? column.height * 0.05 : 0) }
  const largestMm = Math.max(comfortableMm, (upper?.sizeMm ?? column.height * 0.12) * secondShare)
  const lower = second && fitInto(second, room, largestMm)
  const gap = upper && lower ? Math.min(lower.sizeMm * gapEms, column.height * 0.05) : 0
  const top = column.y + (column.height - above - gap - (lower?.heightMm ?? 0)) / 2
  const at = { left: column.x, align: 'start' } as const
  return [
    ...(upper ? draw(upper, { ...at, top, isFirst: true }) : []),
    ...(lower ? draw(lower, { ...at, top: top + above + gap, isFirst: false }) : []),
  ]
}

function fitInto(text: OutlinedLines, { width, height }: Box, largestMm: number): FittedLines {
  return fitLines(
    text,
    { widthMm: width, heightMm: height },
    { largestMm, leastMm, balancedMm: comfortableMm },
  )
}

function draw(
  fitted: FittedLines,
  { align, isFirst, ...at }: { left: number; top: number; align: TextAlign; isFirst: boolean },
): SetText[] {
  const path = fitted.draw(at, align)
  return path ? [{ path, sizeMm: fitted.sizeMm, isFirst }] : []
}
