/** PNG filter types (ISO/IEC 15948, §9.2). */
export const filters = { none: 0, sub: 1, up: 2, average: 3, paeth: 4 } as const

/**
 * Creates a filter for scan lines of colors that chooses the filter type with the smallest sum for
 * each line (PNG, §12.7).
 *
 * @returns a function that filters the next row of red, green, blue and alpha; its result, filter
 *   byte first, is valid until the next call
 */
export function createRowFilter(width: number, channels: 3 | 4) {
  const lineBytes = width * channels
  const candidates = Object.values(filters).map((filter) => {
    const row = new Uint8Array(1 + lineBytes)
    row[0] = filter
    return row
  })
  const unchanged = new Uint8Array(1 + lineBytes)
  unchanged[0] = filters.up
  // A pixel of zeros precedes each line, so that the first pixel has a left neighbor.
  let above = new Uint8Array(channels + lineBytes)
  let line = new Uint8Array(channels + lineBytes)

  return (rgba: Uint8ClampedArray, isSame: boolean): Uint8Array => {
    if (isSame) return unchanged
    ;[above, line] = [line, above]
    let to = channels
    for (let from = 0; from < rgba.length; from += 4) {
      line[to] = rgba[from] as number
      line[to + 1] = rgba[from + 1] as number
      line[to + 2] = rgba[from + 2] as number
      if (channels === 4) line[to + 3] = rgba[from + 3] as number
      to += channels
    }
    const sums = fillCandidates(line, above, channels, candidates)
    return candidates[sums.indexOf(Math.min(...sums))] as Uint8Array
  }
}

/** Writes the line with each of the five filters; returns the sum of absolute values of each. */
function fillCandidates(
  line: Uint8Array,
  above: Uint8Array,
  channels: number,
  candidates: readonly Uint8Array[],
): number[] {
  const [none, sub, up, average, paeth] = candidates as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ]
  let [noneSum, subSum, upSum, averageSum, paethSum] = [0, 0, 0, 0, 0]
  const count = line.length - channels
  for (let at = 0; at < count; at++) {
    const value = line[at + channels] as number
    const left = line[at] as number
    const high = above[at + channels] as number
    const place = at + 1

    none[place] = value
    noneSum += fromZero(value)
    const bySub = (value - left) & 0xff
    sub[place] = bySub
    subSum += fromZero(bySub)
    const byUp = (value - high) & 0xff
    up[place] = byUp
    upSum += fromZero(byUp)
    const byAverage = (value - ((left + high) >> 1)) & 0xff
    average[place] = byAverage
    averageSum += fromZero(byAverage)
    const byPaeth = (value - predict(left, high, above[at] as number)) & 0xff
    paeth[place] = byPaeth
    paethSum += fromZero(byPaeth)
  }
  return [noneSum, subSum, upSum, averageSum, paethSum]
}

function fromZero(byte: number): number {
  return byte < 128 ? byte : 256 - byte
}

/** Paeth predictor: the neighbor nearest to left + up − upLeft (PNG, §9.4). */
function predict(left: number, up: number, upLeft: number): number {
  const toLeft = Math.abs(up - upLeft)
  const toUp = Math.abs(left - upLeft)
  const toUpLeft = Math.abs(left + up - 2 * upLeft)
  if (toLeft <= toUp && toLeft <= toUpLeft) return left
  return toUp <= toUpLeft ? up : upLeft
}
