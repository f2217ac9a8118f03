import type { FloatPlane } from './plane'

const blockPx = 8
/**
 * Minimum difference between the darkest and the lightest pixel of a block for it to determine the
 * threshold.
 */
const leastRange = 24

/** Returns the brightness below which a reader treats a pixel as dark. */
export type Threshold = (x: number, y: number) => number

/**
 * Computes the threshold between dark and light like the common readers (the hybrid binarizer of
 * ZXing, which jsQR and `qr` share): the mean of each block of 8 × 8 pixels, averaged over 5 × 5
 * blocks. A block without contrast inherits the value of the blocks before it, or counts as light.
 */
export function thresholdBlocks(plane: FloatPlane): Threshold {
  const columns = Math.max(1, Math.ceil(plane.width / blockPx))
  const rows = Math.max(1, Math.ceil(plane.height / blockPx))
  const means = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      means[row * columns + column] = measureBlock(plane, means, columns, column, row)
  const evened = means.map((_, index) => evenOut(means, columns, rows, index))
  return (x, y) => {
    const column = Math.min(columns - 1, Math.max(0, Math.floor(x / blockPx)))
    const row = Math.min(rows - 1, Math.max(0, Math.floor(y / blockPx)))
    return evened[row * columns + column] as number
  }
}

function measureBlock(
  { values, width, height }: FloatPlane,
  means: Float32Array,
  columns: number,
  column: number,
  row: number,
): number {
  const left = Math.max(0, Math.min(column * blockPx, width - blockPx))
  const top = Math.max(0, Math.min(row * blockPx, height - blockPx))
  let sum = 0
  let count = 0
  let least = 255
  let most = 0
  for (let y = top; y < Math.min(height, top + blockPx); y += 1) {
    for (let x = left; x < Math.min(width, left + blockPx); x += 1) {
      const value = values[y * width + x] as number
      sum += value
      count += 1
      if (value < least) least = value
      if (value > most) most = value
    }
  }
  if (most - least > leastRange) return sum / count
  if (row === 0 || column === 0) return least / 2
  const above = means[(row - 1) * columns + column] as number
  const before = means[row * columns + column - 1] as number
  const diagonal = means[(row - 1) * columns + column - 1] as number
  const inherited = (2 * before + above + diagonal) / 4
  return least < inherited ? inherited : least / 2
}

function evenOut(means: Float32Array, columns: number, rows: number, index: number): number {
  const middleColumn = clamp(index % columns, columns)
  const middleRow = clamp(Math.floor(index / columns), rows)
  let sum = 0
  let count = 0
  for (let row = Math.max(0, middleRow - 2); row <= Math.min(rows - 1, middleRow + 2); row += 1) {
    for (
      let column = Math.max(0, middleColumn - 2);
      column <= Math.min(columns - 1, middleColumn + 2);
      column += 1
    ) {
      sum += means[row * columns + column] as number
      count += 1
    }
  }
  return sum / count
}

/** Shifts the window of five blocks inside at the edge. */
function clamp(block: number, blocks: number): number {
  return Math.max(2, Math.min(block, blocks - 3))
}
