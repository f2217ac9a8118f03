import type { FoundCode } from '@/qr/decode'

/** Sorts codes in reading order: rows from the top, each from the left. */
export function orderByPlace(codes: readonly FoundCode[]): readonly FoundCode[] {
  const boxes = codes.map((code) => {
    const [xs, ys] = [code.corners.map(({ x }) => x), code.corners.map(({ y }) => y)]
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
    return { code, left: Math.min(...xs), middle: (top + bottom) / 2, bottom }
  })
  boxes.sort((a, b) => a.middle - b.middle)
  const rows: (typeof boxes)[] = []
  for (const box of boxes) {
    const row = rows.at(-1)
    // In the same row if its center is above the lower edge of the row's first code.
    if (row?.[0] && box.middle < row[0].bottom) row.push(box)
    else rows.push([box])
  }
  return rows.flatMap((row) => row.sort((a, b) => a.left - b.left)).map(({ code }) => code)
}
