import type { BitLines } from './bit-lines'

/**
 * Penalty of a masked symbol (ISO/IEC 18004, 7.8.3.1, table 11), with the rules interpreted as
 * follows. Each operation evaluates 32 lines, because the modules of a word belong to 32 crossing
 * lines.
 *
 * - N1: a run of 5 + i modules of one color in a row or column counts 3 + i.
 * - N2: each 2 × 2 block of one color, overlapping ones too, counts 3.
 * - N3: each 1:1:3:1:1 in a row or column counts 40 if four light modules of the symbol precede
 *   it, and 40 if four follow it.
 * - N4: each full 5 % by which the share of dark modules differs from one half counts 10.
 */
export function measurePenalty(rows: BitLines, columns: BitLines, sizeModules: number): number {
  return (
    rateLines(rows, sizeModules) +
    rateLines(columns, sizeModules) +
    rateBlocks(rows, sizeModules) +
    rateBalance(rows, sizeModules)
  )
}

/** Counts N1 and N3 in the lines that cross `lines`. */
function rateLines(lines: BitLines, size: number): number {
  let runs = 0
  let finders = 0
  for (let start = 0; start < lines.length; start += size) {
    const end = start + size
    const inside = insideWord(end === lines.length, size)
    // The five previous lines; 0 outside the symbol cannot form a pattern.
    let dark1 = lines[start] as number
    let dark2 = 0
    let dark3 = 0
    let dark4 = 0
    let dark5 = 0
    // Bits where a line equals the previous one, where two in succession do, and where runs reach
    // five.
    let same1 = 0
    let pair1 = 0
    let pair2 = 0
    let five1 = 0
    for (let index = start + 1; index < end; index++) {
      const dark = lines[index] as number
      const same = ~(dark ^ dark1) & inside
      const pair = same & same1
      const five = pair & pair2
      // The fifth module of a run counts three points, each further module one point.
      if (five !== 0) runs += countBits(five) + 2 * countBits(five & ~five1)

      const tail = dark & ~dark1 & dark2 & dark3 & dark4 & ~dark5
      if (tail !== 0 && index >= start + 6) {
        const finder = tail & (lines[index - 6] as number)
        if (index >= start + 10) finders += countBits(finder & areLight(lines, index - 10))
        if (index < end - 4) finders += countBits(finder & areLight(lines, index + 1))
      }

      dark5 = dark4
      dark4 = dark3
      dark3 = dark2
      dark2 = dark1
      dark1 = dark
      same1 = same
      pair2 = pair1
      pair1 = pair
      five1 = five
    }
  }
  return runs + 40 * finders
}

/** Counts N2. */
function rateBlocks(lines: BitLines, size: number): number {
  let blocks = 0
  for (let start = 0; start < lines.length; start += size) {
    const isLast = start + size === lines.length
    // A block extends one module beyond the position at which it is counted.
    const inside = isLast ? insideWord(true, size - 1) : -1
    let dark1 = lines[start] as number
    let further1 = isLast ? 0 : (lines[start + size] as number)
    for (let index = start + 1; index < start + size; index++) {
      const dark = lines[index] as number
      const further = isLast ? 0 : (lines[index + size] as number)
      const same = ~(dark ^ dark1)
      const sameNext = (same >>> 1) | (~(further ^ further1) << 31)
      const alike = ~(dark ^ ((dark >>> 1) | (further << 31)))
      blocks += countBits(same & sameNext & alike & inside)
      dark1 = dark
      further1 = further
    }
  }
  return 3 * blocks
}

/** Counts N4. */
function rateBalance(lines: BitLines, size: number): number {
  let dark = 0
  for (let index = 0; index < lines.length; index++) dark += countBits(lines[index] as number)
  const modules = size * size
  return 10 * Math.floor(Math.abs(dark * 20 - modules * 10) / modules)
}

/** Returns bits that are set where four successive lines are light. */
function areLight(lines: BitLines, first: number): number {
  return ~(
    (lines[first] as number) |
    (lines[first + 1] as number) |
    (lines[first + 2] as number) |
    (lines[first + 3] as number)
  )
}

/** Returns bits that are set where a word has modules; the last word of a line is partly unused. */
function insideWord(isLast: boolean, size: number): number {
  return isLast ? (1 << size) - 1 : -1
}

function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
