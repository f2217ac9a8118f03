import type { PixelRows } from './pixel-rows'

const maxColors = 256

export type IndexedRows = {
  /** 0xrrggbbaa in order of appearance; fully transparent colors are 0. */
  colors: number[]
  /** One index per pixel; equal rows share one array. */
  rows: Uint8Array[]
  /**
   * The row that exceeded the color limit, not part of `rows`; if absent, all rows are indexed.
   */
  overflow?: Uint8ClampedArray
}

/** Indexes rows until they have more than 256 colors. */
export function indexRows({ width, height, nextRow }: PixelRows): IndexedRows {
  const order = new Map<number, number>()
  const rows: Uint8Array[] = []
  while (rows.length < height) {
    const { line, isSame } = nextRow()
    const before = rows.at(-1)
    const row = isSame && before ? before : indexLine(line, width, order)
    if (!row) return { colors: [...order.keys()], rows, overflow: line }
    rows.push(before && isAlike(row, before) ? before : row)
  }
  return { colors: [...order.keys()], rows }
}

function indexLine(line: Uint8ClampedArray, width: number, order: Map<number, number>) {
  const row = new Uint8Array(width)
  let last = -1
  let index = 0
  for (let x = 0; x < width; x++) {
    const at = x * 4
    const alpha = line[at + 3] as number
    const color =
      alpha === 0
        ? 0
        : (((line[at] as number) << 24) |
            ((line[at + 1] as number) << 16) |
            ((line[at + 2] as number) << 8) |
            alpha) >>>
          0
    // Most pixels equal the previous one.
    if (color !== last) {
      last = color
      index = order.get(color) ?? order.size
      if (index === maxColors) return undefined
      order.set(color, index)
    }
    row[x] = index
  }
  return row
}

function isAlike(row: Uint8Array, other: Uint8Array): boolean {
  if (row === other) return true
  for (let x = 0; x < row.length; x++) if (row[x] !== other[x]) return false
  return true
}
