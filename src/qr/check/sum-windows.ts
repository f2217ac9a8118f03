/**
 * Returns the mean of a square window, `reach` modules to each side of its center; NaN if it
 * contains no counted module.
 */
export type WindowMean = (column: number, row: number, reach: number) => number

/** Computes means of the counted modules over any window in constant time (summed-area tables). */
export function sumWindows(
  size: number,
  counts: (index: number) => boolean,
  values: Float32Array,
): WindowMean {
  const width = size + 1
  const sums = new Float64Array(width * width)
  const numbers = new Int32Array(width * width)
  for (let row = 0; row < size; row += 1) {
    let sum = 0
    let number = 0
    for (let column = 0; column < size; column += 1) {
      const index = row * size + column
      if (counts(index)) {
        sum += values[index] as number
        number += 1
      }
      const to = (row + 1) * width + column + 1
      sums[to] = (sums[to - width] as number) + sum
      numbers[to] = (numbers[to - width] as number) + number
    }
  }
  return (column, row, reach) => {
    const left = Math.max(0, column - reach)
    const right = Math.min(size, column + reach + 1)
    const top = Math.max(0, row - reach) * width
    const bottom = Math.min(size, row + reach + 1) * width
    const over = (table: ArrayLike<number>) =>
      (table[bottom + right] as number) -
      (table[top + right] as number) -
      (table[bottom + left] as number) +
      (table[top + left] as number)
    return over(sums) / over(numbers)
  }
}
