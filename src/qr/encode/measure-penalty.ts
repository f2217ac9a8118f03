import type { BitLines } from './bit-lines'

/**
 * Penalty of a masked symbol (ISO/IEC 18004, 7.8.3.1, table 11), the rules read as follows; 32
 * lines are looked at in one operation, since the modules of a word belong to 32 crossing lines.
 *
 * - N1: a run of 5 + i modules of one colour in a row or column counts 3 + i.
 * - N2: each 2 × 2 block of one colour, overlapping ones too, counts 3.
 * - N3: each 1:1:3:1:1 in a row or column with four light modules of the symbol before it counts
 *   40, and with four after it likewise.
 * - N4: each full 5 % by which the share of dark modules is off one half counts 10.
 */
export function measurePenalty(rows: BitLines, columns: BitLines, sizeModules: number): number {
  return (
    countRuns(rows, sizeModules) +
    countRuns(columns, sizeModules) +
    countBlocks(rows, sizeModules) * 3 +
    (countFinders(rows, sizeModules) + countFinders(columns, sizeModules)) * 40 +
    rateBalance(rows, sizeModules) * 10
  )
}

/** N1 of the lines that cross those given: a run that ends up 5 + i long counts 3 + i. */
function countRuns(lines: BitLines, size: number): number {
  let points = 0
  for (let start = 0; start < lines.length; start += size) {
    const inside = insideWord(lines.length - start, size)
    let before = lines[start] as number
    let pair = 0
    let pairBefore = 0
    let same = 0
    let five = 0
    for (let index = start + 1; index < start + size; index++) {
      const line = lines[index] as number
      const sameNow = ~(line ^ before) & inside
      const pairNow = sameNow & same
      const fiveNow = pairNow & pairBefore
      // The fifth module of a run brings three points, each further one a point.
      if (fiveNow !== 0) points += countBits(fiveNow) + 2 * countBits(fiveNow & ~five)
      before = line
      same = sameNow
      pairBefore = pair
      pair = pairNow
      five = fiveNow
    }
  }
  return points
}

/** N2: places of 2 × 2 modules of one colour. */
function countBlocks(lines: BitLines, size: number): number {
  let blocks = 0
  for (let start = 0; start < lines.length; start += size) {
    const isLast = start + size === lines.length
    const inside = isLast ? insideWord(size, size) >>> 1 : -1
    for (let index = start + 1; index < start + size; index++) {
      const line = lines[index] as number
      const same = ~(line ^ (lines[index - 1] as number))
      const lineAfter = isLast ? 0 : (lines[index + size] as number)
      const sameAfter = isLast ? 0 : ~(lineAfter ^ (lines[index + size - 1] as number))
      const alike = ~(line ^ ((line >>> 1) | (lineAfter << 31)))
      blocks += countBits(same & ((same >>> 1) | (sameAfter << 31)) & alike & inside)
    }
  }
  return blocks
}

/** N3 of the lines that cross those given. */
function countFinders(lines: BitLines, size: number): number {
  let finders = 0
  for (let start = 0; start < lines.length; start += size) {
    const end = start + size
    for (let index = start + 6; index < end; index++) {
      const finder =
        (lines[index] as number) &
        ~(lines[index - 1] as number) &
        (lines[index - 2] as number) &
        (lines[index - 3] as number) &
        (lines[index - 4] as number) &
        ~(lines[index - 5] as number) &
        (lines[index - 6] as number)
      if (finder === 0) continue
      if (index - 10 >= start) finders += countBits(finder & areLight(lines, index - 10))
      if (index + 4 < end) finders += countBits(finder & areLight(lines, index + 1))
    }
  }
  return finders
}

/** Set where four lines on end are light. */
function areLight(lines: BitLines, first: number): number {
  return ~(
    (lines[first] as number) |
    (lines[first + 1] as number) |
    (lines[first + 2] as number) |
    (lines[first + 3] as number)
  )
}

/** N4: full twentieths between the share of dark modules and one half. */
function rateBalance(lines: BitLines, size: number): number {
  let dark = 0
  for (let index = 0; index < lines.length; index++) dark += countBits(lines[index] as number)
  const modules = size * size
  return Math.floor(Math.abs(dark * 20 - modules * 10) / modules)
}

/** Set where a word has modules: in the last one, a line ends before the word does. */
function insideWord(remainingWords: number, size: number): number {
  return remainingWords === size ? (1 << size) - 1 : -1
}

function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
