import type { RepeatedRows } from './repeated-rows'
import { copyToken, maxCopy, maxDistance, minCopy, type Token } from './token'

const hashBits = 12
/** Maximum number of earlier positions to try for a copy; more hardly reduce the size. */
const maxTries = 8

/** By hash: the last position. Reused, because allocation is slower than a reset. */
const heads = new Int32Array(1 << hashBits)

/**
 * Converts repeated rows to tokens. The first occurrence of a row is matched against earlier bytes
 * (LZ77 with hash chains, over each row once); its repetitions are copies from one row above and
 * need no search. The copies also cover the common prefix of a row and the next one.
 *
 * @param literalBits estimated cost of a literal byte, compared with the cost of copies
 */
export function matchRows(rows: RepeatedRows, literalBits: number): Token[] {
  const { bytes, rowBytes, counts } = rows
  const tokens: Token[] = []
  /** By row: offset from a position in `bytes` to the same position in its last repetition. */
  const shifts = new Float64Array(counts.length)
  const { remember, findCopy } = createCopySearch(rows, shifts, literalBits)
  let rowsBefore = 0
  let covered = 0

  for (const [row, count] of counts.entries()) {
    const start = row * rowBytes
    const end = start + rowBytes
    shifts[row] = rowsBefore * rowBytes - start
    // The suffix that this row shares with the previous one is left to the subsequent copies.
    let searchEnd = end
    if (count > 1 && row > 0) {
      while (
        searchEnd > start + covered &&
        bytes[searchEnd - 1] === bytes[searchEnd - 1 - rowBytes]
      ) {
        searchEnd--
      }
    }
    let known = start
    let place = start + covered
    while (place < searchEnd) {
      for (; known < place; known++) remember(known, start, end)
      const copy = findCopy(place, row)
      tokens.push(copy || (bytes[place] as number))
      place += copy ? copy >>> 16 : 1
    }
    for (; known < end; known++) remember(known, start, end)

    covered = 0
    if (count > 1) {
      if (row + 1 < counts.length) {
        while (covered < rowBytes && bytes[end + covered] === bytes[start + covered]) covered++
      }
      const isEven = runLength(bytes, start + 1, end) === rowBytes - 1
      pushCopies(tokens, end - place + (count - 1) * rowBytes + covered, isEven ? 1 : rowBytes)
    }
    rowsBefore += count
    shifts[row] = (rowsBefore - 1) * rowBytes - start
  }
  return tokens
}

function createCopySearch(
  { bytes, rowBytes }: RepeatedRows,
  shifts: Float64Array,
  literalBits: number,
) {
  heads.fill(-1)
  /** By position: the previous one with the same hash. */
  const chain = new Int32Array(bytes.length)

  /** Adds a position to its hash chain, except in runs of one byte: see copies at distance 1. */
  function remember(place: number, start: number, end: number) {
    if (place + minCopy > end) return
    const byte = bytes[place]
    const isInRun =
      place > start &&
      bytes[place - 1] === byte &&
      bytes[place + 1] === byte &&
      bytes[place + 2] === byte
    if (isInRun) return
    const hash = hashAt(bytes, place)
    chain[place] = heads[hash] as number
    heads[hash] = place
  }

  /** Returns the copy that saves most at a position, or 0. */
  function findCopy(place: number, row: number): Token {
    const start = row * rowBytes
    const longest = Math.min(maxCopy, start + rowBytes - place)
    if (longest < minCopy) return 0
    let best = 0
    let mostSaved = literalBits
    if (place > start) {
      const length = runLength(bytes, place, place + longest)
      if (length >= minCopy) {
        best = copyToken(length, 1)
        mostSaved = length * literalBits
      }
    }
    // Distances grow along the chain, so only a longer copy can save more.
    let bestLength = best >>> 16
    let from = heads[hashAt(bytes, place)] as number
    for (let tries = 0; from >= 0 && tries < maxTries; tries++, from = chain[from] as number) {
      if (bytes[from + bestLength] !== bytes[place + bestLength]) continue
      const fromRow = Math.floor(from / rowBytes)
      const distance = place + (shifts[row] as number) - from - (shifts[fromRow] as number)
      if (distance > maxDistance) break
      // The last repetition of a row is not followed by the row after it in `bytes`.
      const limit = fromRow === row ? longest : Math.min(longest, (fromRow + 1) * rowBytes - from)
      let length = 0
      while (length < limit && bytes[from + length] === bytes[place + length]) length++
      const saved = length * literalBits - distanceBits(distance)
      if (length >= minCopy && saved > mostSaved) {
        best = copyToken(length, distance)
        bestLength = length
        mostSaved = saved
      }
    }
    return best
  }

  return { remember, findCopy }
}

/** Returns the number of bytes from `place` on that repeat the preceding byte. */
function runLength(bytes: Uint8Array, place: number, end: number): number {
  const value = bytes[place - 1]
  let next = place
  while (next < end && bytes[next] === value) next++
  return next - place
}

function hashAt(bytes: Uint8Array, place: number): number {
  const three =
    (bytes[place] as number) |
    ((bytes[place + 1] as number) << 8) |
    ((bytes[place + 2] as number) << 16)
  return Math.imul(three, 0x9e3779b1) >>> (32 - hashBits)
}

/** Extra bits of a distance (RFC 1951, 3.2.5). */
function distanceBits(distance: number): number {
  return distance < 5 ? 0 : 30 - Math.clz32(distance - 1)
}

/** Appends copies at one distance, none shorter than the minimum of DEFLATE. */
function pushCopies(tokens: Token[], length: number, distance: number): void {
  let rest = length
  while (rest > 0) {
    let next = Math.min(rest, maxCopy)
    if (rest > next && rest - next < minCopy) next = rest - minCopy
    tokens.push(copyToken(next, distance))
    rest -= next
  }
}
