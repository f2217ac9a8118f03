import type { PixelRows } from './pixel-rows'

const maxColours = 256

export type IndexedRows = {
  /** 0xrrggbbaa in the order in which they appear; all that is fully transparent is 0. */
  colours: number[]
  /** One index a pixel; rows that are alike share one array. */
  rows: Uint8Array[]
  /** The row whose colours were too many, of which nothing is kept; absent, all rows are there. */
  overflow?: Uint8ClampedArray
}

/** Takes rows as long as their colours are at most 256. */
export function indexRows({ width, height, nextRow }: PixelRows): IndexedRows {
  const order = new Map<number, number>()
  const rows: Uint8Array[] = []
  while (rows.length < height) {
    const { line, isSame } = nextRow()
    const before = rows.at(-1)
    const row = isSame && before ? before : indexLine(line, width, order)
    if (!row) return { colours: [...order.keys()], rows, overflow: line }
    rows.push(before && isAlike(row, before) ? before : row)
  }
  return { colours: [...order.keys()], rows }
}

function indexLine(line: Uint8ClampedArray, width: number, order: Map<number, number>) {
  const row = new Uint8Array(width)
  let last = -1
  let index = 0
  for (let x = 0; x < width; x++) {
    const at = x * 4
    const alpha = line[at + 3] as number
    const colour =
      alpha === 0
        ? 0
        : (((line[at] as number) << 24) |
            ((line[at + 1] as number) << 16) |
            ((line[at + 2] as number) << 8) |
            alpha) >>>
          0
    // Most pixels are like the one before.
    if (colour !== last) {
      last = colour
      index = order.get(colour) ?? order.size
      if (index === maxColours) return undefined
      order.set(colour, index)
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
