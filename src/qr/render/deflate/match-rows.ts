import type { RepeatedRows } from './repeated-rows'
import { copyToken, maxCopy, maxDistance, minCopy, type Token } from './token'

const hashBits = 12
/** How many earlier places are tried for a copy; more make the file hardly smaller. */
const maxTries = 8

/** By hash: the last place. Kept, as making it takes longer than filling it. */
const heads = new Int32Array(1 << hashBits)

/**
 * Tokens for rows that repeat. A row's first appearance is matched against what came before (LZ77
 * with hash chains, over each row once); its repetitions are copies from one row above and need no
 * search. Both together also take what a row has in common with the next one at its beginning.
 *
 * @param literalBits what a byte costs about, against which copies are weighed
 */
export function matchRows(rows: RepeatedRows, literalBits: number): Token[] {
  const { bytes, rowBytes, counts } = rows
  const tokens: Token[] = []
  heads.fill(-1)
  const chain = new Int32Array(bytes.length)
  /** By row: from a place in `bytes` to that in the last of its repetitions. */
  const shifts = new Float64Array(counts.length)
  let rowsBefore = 0
  let taken = 0

  for (const [row, count] of counts.entries()) {
    const start = row * rowBytes
    const end = start + rowBytes
    const shift = rowsBefore * rowBytes - start
    // What ends this row as it ended the last is left to the copies that follow.
    let searchEnd = end
    if (count > 1 && row > 0) {
      while (
        searchEnd > start + taken &&
        bytes[searchEnd - 1] === bytes[searchEnd - 1 - rowBytes]
      ) {
        searchEnd--
      }
    }
    let known = start
    let place = start + taken
    while (place < searchEnd) {
      for (; known < place; known++) remember(known, start, end)
      const copy = findCopy(place, row, shift)
      tokens.push(copy || (bytes[place] as number))
      place += copy ? copy >>> 16 : 1
    }
    for (; known < end; known++) remember(known, start, end)

    taken = 0
    if (count > 1) {
      if (row + 1 < counts.length) {
        while (taken < rowBytes && bytes[end + taken] === bytes[start + taken]) taken++
      }
      const isEven = runLength(start + 1, end) === rowBytes - 1
      pushCopies(tokens, end - place + (count - 1) * rowBytes + taken, isEven ? 1 : rowBytes)
    }
    rowsBefore += count
    shifts[row] = (rowsBefore - 1) * rowBytes - start
  }
  return tokens

  /** Inside a run of one byte, copies at distance 1 are found without being remembered. */
  function remember(place: number, start: number, end: number) {
    if (place + minCopy > end) return
    const byte = bytes[place]
    const isInRun =
      place > start &&
      bytes[place - 1] === byte &&
      bytes[place + 1] === byte &&
      bytes[place + 2] === byte
    if (isInRun) return
    const hash = hashAt(place)
    chain[place] = heads[hash] as number
    heads[hash] = place
  }

  /** How far from `place` on every byte is the one before it. */
  function runLength(place: number, end: number): number {
    const value = bytes[place - 1]
    let next = place
    while (next < end && bytes[next] === value) next++
    return next - place
  }

  function hashAt(place: number): number {
    const three =
      (bytes[place] as number) |
      ((bytes[place + 1] as number) << 8) |
      ((bytes[place + 2] as number) << 16)
    return Math.imul(three, 0x9e3779b1) >>> (32 - hashBits)
  }

  /** The copy that saves most at a place, or 0. */
  function findCopy(place: number, row: number, shift: number): Token {
    const start = row * rowBytes
    const longest = Math.min(maxCopy, start + rowBytes - place)
    if (longest < minCopy) return 0
    let best = 0
    let mostSaved = literalBits
    if (place > start) {
      const length = runLength(place, place + longest)
      if (length >= minCopy) {
        best = copyToken(length, 1)
        mostSaved = length * literalBits
      }
    }
    // The chain leads ever further back, so that only a longer copy can save more.
    let bestLength = best >>> 16
    let from = heads[hashAt(place)] as number
    for (let tries = 0; from >= 0 && tries < maxTries; tries++, from = chain[from] as number) {
      if (bytes[from + bestLength] !== bytes[place + bestLength]) continue
      const fromRow = Math.floor(from / rowBytes)
      const fromShift = fromRow === row ? shift : (shifts[fromRow] as number)
      const distance = place + shift - from - fromShift
      if (distance > maxDistance) break
      // A row's last repetition is not followed by the row that stands behind it in `bytes`.
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
}

/** Extra bits of a distance (RFC 1951, 3.2.5). */
function distanceBits(distance: number): number {
  return distance < 5 ? 0 : 30 - Math.clz32(distance - 1)
}

/** A stretch of copies at one distance, none shorter than DEFLATE allows. */
function pushCopies(tokens: Token[], length: number, distance: number): void {
  let rest = length
  while (rest > 0) {
    let next = Math.min(rest, maxCopy)
    if (rest > next && rest - next < minCopy) next = rest - minCopy
    tokens.push(copyToken(next, distance))
    rest -= next
  }
}
