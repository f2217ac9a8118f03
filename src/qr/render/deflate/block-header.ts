import { type HuffmanCode, makeHuffmanCode } from './huffman-code'
import { firstLengthSymbol } from './symbols'

const maxLengthCodeBits = 7
/** Order of the lengths of the code length code (3.2.7). */
const lengthCodeOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

/** Values with their lengths in bits. */
export type BitFields = readonly (readonly [value: number, bits: number])[]

/** Header of the last block of a stream, with the lengths of both codes (3.2.7). */
export function blockHeader(literalCode: HuffmanCode, distanceCode: HuffmanCode): BitFields {
  const literals = trimZeros(literalCode.lengths, firstLengthSymbol)
  const distances = trimZeros(distanceCode.lengths, 1)
  const runs = packRuns([...literals, ...distances])
  const counts = new Uint32Array(lengthCodeOrder.length)
  for (const { symbol } of runs) counts[symbol] = (counts[symbol] as number) + 1
  const code = makeHuffmanCode(counts, maxLengthCodeBits)
  const ordered = trimZeros(
    Uint8Array.from(lengthCodeOrder, (symbol) => code.lengths[symbol] as number),
    4,
  )
  const isLast = 1
  const ownCodes = 2
  const fields: [value: number, bits: number][] = [
    [isLast, 1],
    [ownCodes, 2],
    [literals.length - firstLengthSymbol, 5],
    [distances.length - 1, 5],
    [ordered.length - 4, 4],
  ]
  for (const bits of ordered) fields.push([bits, 3])
  for (const { symbol, extra, extraBits } of runs) {
    fields.push([code.words[symbol] as number, code.lengths[symbol] as number])
    if (extraBits > 0) fields.push([extra, extraBits])
  }
  return fields
}

function trimZeros(lengths: Uint8Array, minLength: number): Uint8Array {
  let end = lengths.length
  while (end > minLength && lengths[end - 1] === 0) end--
  return lengths.subarray(0, end)
}

/**
 * Run-length encoding of 3.2.7: 16 repeats a length 3 to 6 times, 17 and 18 encode 3 to 138 zeros.
 */
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
