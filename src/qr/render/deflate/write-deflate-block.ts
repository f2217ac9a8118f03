import { huffmanLengths } from './huffman-lengths'
import { maxCopy, minCopy, type Token } from './token'

/** Alphabets of RFC 1951, 3.2.5: bytes, end of block and lengths; distances; code lengths. */
const literalCodes = 286
const distanceCodes = 30
const endOfBlock = 256
const firstLengthCode = 257
const longestCopyCode = 285
const maxCodeBits = 15
const maxLengthCodeBits = 7
/** In which order the lengths of the code length code are sent (3.2.7). */
const lengthCodeOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

type Code = { lengths: Uint8Array; words: Uint16Array }

/** Tokens as a raw DEFLATE stream of one block, with Huffman codes of its own (RFC 1951, 3.2.7). */
export function writeDeflateBlock(tokens: readonly Token[]): Uint8Array<ArrayBuffer> {
  const literalCounts = new Uint32Array(literalCodes)
  const distanceCounts = new Uint32Array(distanceCodes)
  let extraBits = 0
  for (const token of tokens) {
    if (token < 256) {
      literalCounts[token] = (literalCounts[token] as number) + 1
      continue
    }
    const lengthCode = codeOfLength(token >>> 16)
    const distanceCode = codeOfDistance(token & 0xffff)
    literalCounts[lengthCode] = (literalCounts[lengthCode] as number) + 1
    distanceCounts[distanceCode] = (distanceCounts[distanceCode] as number) + 1
    extraBits += lengthExtraBits(lengthCode) + distanceExtraBits(distanceCode)
  }
  literalCounts[endOfBlock] = 1
  const literals = makeCode(literalCounts, maxCodeBits)
  const distances = makeCode(distanceCounts, maxCodeBits)
  const header = planHeader(literals.lengths, distances.lengths)
  const totalBits =
    extraBits +
    header.bits +
    sumBits(literalCounts, literals.lengths) +
    sumBits(distanceCounts, distances.lengths)
  const bytes = new Uint8Array(Math.ceil(totalBits / 8))

  // Bits go into bytes from the lowest up (3.1.1); at most 32 wait.
  let length = 0
  let waiting = 0
  let waitingBits = 0
  const write = (value: number, bits: number) => {
    waiting |= value << waitingBits
    waitingBits += bits
    while (waitingBits >= 8) {
      bytes[length++] = waiting
      waiting >>>= 8
      waitingBits -= 8
    }
  }
  const writeSymbol = (code: Code, symbol: number) =>
    write(code.words[symbol] as number, code.lengths[symbol] as number)

  for (const [value, bits] of header.fields) write(value, bits)
  for (const token of tokens) {
    if (token < 256) {
      writeSymbol(literals, token)
      continue
    }
    const copyLength = token >>> 16
    const lengthCode = codeOfLength(copyLength)
    writeSymbol(literals, lengthCode)
    writeExtra(copyLength - minCopy, lengthExtraBits(lengthCode))
    const distance = token & 0xffff
    const distanceCode = codeOfDistance(distance)
    writeSymbol(distances, distanceCode)
    writeExtra(distance - 1, distanceExtraBits(distanceCode))
  }
  writeSymbol(literals, endOfBlock)
  if (waitingBits > 0) bytes[length] = waiting
  return bytes

  function writeExtra(value: number, bits: number) {
    if (bits > 0) write(value & ((1 << bits) - 1), bits)
  }
}

/** 3.2.5: four codes for every doubling of the length less 3; 258 has its own. */
function codeOfLength(copyLength: number): number {
  if (copyLength === maxCopy) return longestCopyCode
  const rest = copyLength - minCopy
  if (rest < 8) return firstLengthCode + rest
  const power = 31 - Math.clz32(rest)
  return firstLengthCode + 4 * (power - 1) + ((rest >> (power - 2)) & 3)
}

function lengthExtraBits(code: number): number {
  return code < 265 || code === longestCopyCode ? 0 : (code - 261) >> 2
}

/** 3.2.5: two codes for every doubling of the distance less 1. */
function codeOfDistance(distance: number): number {
  const rest = distance - 1
  if (rest < 4) return rest
  const power = 31 - Math.clz32(rest)
  return 2 * power + ((rest >> (power - 1)) & 1)
}

function distanceExtraBits(code: number): number {
  return code < 4 ? 0 : (code >> 1) - 1
}

/** Words of a canonical code (3.2.2), mirrored, because they are sent from their highest bit. */
function makeCode(counts: Uint32Array, maxBits: number): Code {
  const lengths = huffmanLengths(counts, maxBits)
  const ofLength = new Uint16Array(maxBits + 1)
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const bits = lengths[symbol] as number
    ofLength[bits] = (ofLength[bits] as number) + 1
  }
  const next = new Uint16Array(maxBits + 1)
  for (let bits = 2; bits <= maxBits; bits++) {
    next[bits] = ((next[bits - 1] as number) + (ofLength[bits - 1] as number)) << 1
  }
  const words = new Uint16Array(counts.length)
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const bits = lengths[symbol] as number
    if (bits === 0) continue
    const word = next[bits] as number
    next[bits] = word + 1
    for (let bit = 0; bit < bits; bit++) {
      words[symbol] = ((words[symbol] as number) << 1) | ((word >> bit) & 1)
    }
  }
  return { lengths, words }
}

function sumBits(counts: Uint32Array, lengths: Uint8Array): number {
  let bits = 0
  for (let symbol = 0; symbol < counts.length; symbol++) {
    bits += (counts[symbol] as number) * (lengths[symbol] as number)
  }
  return bits
}

/** The block's head, which carries both codes by their lengths, as values with their bits. */
function planHeader(literalLengths: Uint8Array, distanceLengths: Uint8Array) {
  const literals = trimZeros(literalLengths, firstLengthCode)
  const distances = trimZeros(distanceLengths, 1)
  const runs = packRuns([...literals, ...distances])
  const counts = new Uint32Array(lengthCodeOrder.length)
  for (const { symbol } of runs) counts[symbol] = (counts[symbol] as number) + 1
  const code = makeCode(counts, maxLengthCodeBits)
  const ordered = trimZeros(
    Uint8Array.from(lengthCodeOrder, (symbol) => code.lengths[symbol] as number),
    4,
  )
  const isLast = 1
  const ownCodes = 2
  const fields: [value: number, bits: number][] = [
    [isLast, 1],
    [ownCodes, 2],
    [literals.length - firstLengthCode, 5],
    [distances.length - 1, 5],
    [ordered.length - 4, 4],
  ]
  for (const bits of ordered) fields.push([bits, 3])
  for (const { symbol, extra, extraBits } of runs) {
    fields.push([code.words[symbol] as number, code.lengths[symbol] as number])
    if (extraBits > 0) fields.push([extra, extraBits])
  }
  return { fields, bits: fields.reduce((sum, [, bits]) => sum + bits, 0) }
}

function trimZeros(lengths: Uint8Array, minLength: number): Uint8Array {
  let end = lengths.length
  while (end > minLength && lengths[end - 1] === 0) end--
  return lengths.subarray(0, end)
}

/** 3.2.7: 16 repeats the length before 3 to 6 times, 17 and 18 stand for 3 to 138 zeros. */
function packRuns(lengths: readonly number[]) {
  const runs: { symbol: number; extra: number; extraBits: number }[] = []
  for (let start = 0; start < lengths.length; ) {
    const value = lengths[start] as number
    let run = 1
    while (lengths[start + run] === value) run++
    if (value === 0 && run >= 3) {
      run = Math.min(run, 138)
      runs.push(
        run < 11
          ? { symbol: 17, extra: run - 3, extraBits: 3 }
          : { symbol: 18, extra: run - 11, extraBits: 7 },
      )
    } else {
      runs.push({ symbol: value, extra: 0, extraBits: 0 })
      run = run < 4 ? 1 : Math.min(run, 7)
      if (run > 1) runs.push({ symbol: 16, extra: run - 4, extraBits: 2 })
    }
    start += run
  }
  return runs
}
