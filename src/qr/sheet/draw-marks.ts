import { findPaperSize } from './paper'
import type { SheetFormat } from './sheet-format'

type Size = { widthMm: number; heightMm: number }

/** `corners`: cut marks. `outlines`: field borders, to compare a test print with a label sheet. */
export const markKinds = ['none', 'corners', 'outlines'] as const
export type MarkKind = (typeof markKinds)[number]

const longestMm = 4
/** Distance between a mark and its corner, so that no part of a mark is on the cut-out field. */
const offsetMm = 0.75
const leastMm = 0.5
/** Half the size of the small cross that marks the common corner of fields without a gap. */
const crossMm = 1.5
/** Hairline that every printer can print: half a point. */
export const markWidthMm = 0.18

/** Path data in millimeters of thin filled bars on a page, which is the paper by default, '' for none. */
export function drawMarks(
  format: SheetFormat,
  kind: MarkKind,
  page: Size = findPaperSize(format),
): string {
  if (kind === 'none') return ''
  const columns = Array.from({ length: format.columns }, (_, column) => {
    const left = format.leftMm + column * format.pitchXMm
    return [left, left + format.fieldWidthMm] as const
  })
  const rows = Array.from({ length: format.rows }, (_, row) => {
    const top = format.topMm + row * format.pitchYMm
    return [top, top + format.fieldHeightMm] as const
  })
  return kind === 'outlines' ? drawOutlines(columns, rows) : drawCorners(columns, rows, page)
}

type Spans = readonly (readonly [from: number, to: number])[]

function drawOutlines(columns: Spans, rows: Spans): string {
  const bars = rows.flatMap(([top, bottom]) =>
    columns.flatMap(([left, right]) => [
      bar(left, top, right, top),
      bar(left, bottom, right, bottom),
      bar(left, top, left, bottom),
      bar(right, top, right, bottom),
    ]),
  )
  return [...new Set(bars)].join('')
}

/**
 * Draws marks at the ends of every cut line: outside of the fields, in the gaps or on common
 * corners.
 */
function drawCorners(columns: Spans, rows: Spans, { widthMm, heightMm }: Size): string {
  const xs = columns.flat()
  const ys = rows.flat()
  const bars = [
    ...stretches(rows, heightMm).flatMap(([from, to]) => xs.map((x) => bar(x, from, x, to))),
    ...stretches(columns, widthMm).flatMap(([from, to]) => ys.map((y) => bar(from, y, to, y))),
  ]
  return [...new Set(bars)].join('')
}

/** Returns the ranges of marks along one axis of the paper. */
function stretches(spans: Spans, length: number): (readonly [number, number])[] {
  const ends = [0, ...spans.flat(), length]
  return Array.from({ length: spans.length + 1 }, (_, index) => {
    const [from, to] = [ends[2 * index] as number, ends[2 * index + 1] as number]
    const isInside = index > 0 && index < spans.length
    if (to - from < 0.01 && isInside) return [[from - crossMm, from + crossMm] as const]
    // In a gap, both neighbors share the space.
    const reach = Math.min(longestMm, isInside ? (to - from) / 2 : to - from)
    if (reach < leastMm) return []
    const offset = Math.min(offsetMm, reach / 4)
    return [
      ...(index > 0 ? [[from + offset, from + reach] as const] : []),
      ...(index < spans.length ? [[to - reach, to - offset] as const] : []),
    ]
  }).flat()
}

function bar(x1: number, y1: number, x2: number, y2: number): string {
  const half = markWidthMm / 2
  const isUpright = x1 === x2
  const [left, top] = isUpright ? [x1 - half, y1] : [x1, y1 - half]
  const [width, height] = isUpright ? [markWidthMm, y2 - y1] : [x2 - x1, markWidthMm]
  return `M${short(left)} ${short(top)}h${short(width)}v${short(height)}h${short(-width)}z`
}

function short(value: number): string {
  return String(Math.round(value * 1000) / 1000 + 0)
}
