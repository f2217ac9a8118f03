/**
 * Measures how dark each module is relative to its neighborhood: the distance of its gray from the
 * midpoint between the second lightest and second darkest module, in units of their difference.
 * Follows shadows and glare without the bias of a mean where one color prevails.
 *
 * @param sharpen amplifies the difference from the four neighbors by this factor, against blur
 */
export function judgeModules(
  grays: Float32Array,
  sizeModules: number,
  { reachModules, sharpen }: { reachModules: number; sharpen: number },
): Float32Array {
  const sharp = sharpen > 0 ? sharpenModules(grays, sizeModules, sharpen) : grays
  const lightest = extremes(sharp, sizeModules, reachModules, 1)
  const darkest = extremes(sharp, sizeModules, reachModules, -1)
  return sharp.map((gray, index) => {
    const light = lightest[index] as number
    const dark = darkest[index] as number
    return ((light + dark) / 2 - gray) / Math.max(light - dark, 8)
  })
}

function sharpenModules(grays: Float32Array, size: number, amount: number): Float32Array {
  return grays.map((gray, index) => {
    const column = index % size
    let sum = 0
    let count = 0
    const add = (inside: boolean, at: number) => {
      if (!inside) return
      sum += grays[at] as number
      count++
    }
    add(column > 0, index - 1)
    add(column < size - 1, index + 1)
    add(index >= size, index - size)
    add(index + size < grays.length, index + size)
    return gray + amount * (gray - sum / count)
  })
}

/**
 * Returns the second largest (`sign` 1) or second smallest (−1) value in a square around each
 * module.
 */
function extremes(grays: Float32Array, size: number, reach: number, sign: 1 | -1): Float32Array {
  // Computes the second largest of a square from the two largest of each of its rows.
  const firsts = new Float32Array(grays.length)
  const seconds = new Float32Array(grays.length)
  const result = new Float32Array(grays.length)
  for (let index = 0; index < grays.length; index++) {
    const row = index - (index % size)
    const from = Math.max(row, index - reach)
    const to = Math.min(row + size - 1, index + reach)
    let first = Number.NEGATIVE_INFINITY
    let second = Number.NEGATIVE_INFINITY
    for (let at = from; at <= to; at++) {
      const value = sign * (grays[at] as number)
      if (value > first) {
        second = first
        first = value
      } else if (value > second) second = value
    }
    firsts[index] = first
    seconds[index] = second
  }
  for (let index = 0; index < grays.length; index++) {
    const column = index % size
    const row = Math.floor(index / size)
    let first = Number.NEGATIVE_INFINITY
    let second = Number.NEGATIVE_INFINITY
    const last = Math.min(size - 1, row + reach)
    for (let at = Math.max(0, row - reach); at <= last; at++) {
      const a = firsts[at * size + column] as number
      const b = seconds[at * size + column] as number
      if (a > first) {
        second = first > b ? first : b
        first = a
      } else if (a > second) second = a
    }
    result[index] = sign * second
  }
  return result
}
