/** Less similar nodes are shown as removed and added. */
const minSimilarity = 0.3
const maxCombinations = 10_000

type Pair<T> = [before: T, after: T | undefined] | [before: undefined, after: T]

/**
 * Aligns two lists, in their order, so that the sum of the similarities of pairs is greatest.
 *
 * @param measure returns the similarity of two items, from 0 to 1
 */
export function pairSimilar<T>(
  before: readonly T[],
  after: readonly T[],
  measure: (before: T, after: T) => number,
): Pair<T>[] {
  if (before.length * after.length > maxCombinations)
    return [
      ...before.map((item): Pair<T> => [item, undefined]),
      ...after.map((item): Pair<T> => [undefined, item]),
    ]
  const similarities = before.map((old) => after.map((own) => measure(old, own)))
  /** The greatest sum for what follows two positions. */
  const sums = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  )
  const sumAt = (row: number, column: number) => sums[row]?.[column] ?? 0
  const pairSum = (row: number, column: number) => {
    const similarity = similarities[row]?.[column] ?? 0
    return similarity >= minSimilarity ? similarity + sumAt(row + 1, column + 1) : 0
  }
  for (let row = before.length - 1; row >= 0; row--)
    for (let column = after.length - 1; column >= 0; column--)
      (sums[row] as number[])[column] = Math.max(
        pairSum(row, column),
        sumAt(row + 1, column),
        sumAt(row, column + 1),
      )
  const pairs: Pair<T>[] = []
  let [row, column] = [0, 0]
  while (row < before.length || column < after.length) {
    const isPair = pairSum(row, column) > 0 && pairSum(row, column) === sumAt(row, column)
    if (isPair) pairs.push([before[row++] as T, after[column++] as T])
    else if (
      row < before.length &&
      (column === after.length || sumAt(row + 1, column) >= sumAt(row, column + 1))
    )
      pairs.push([before[row++] as T, undefined])
    else pairs.push([undefined, after[column++] as T])
  }
  return pairs
}
