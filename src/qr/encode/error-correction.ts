import { blockStructure } from './block-structure'
import type { Level } from './matrix'

/**
 * Divides data codewords into blocks, appends the Reed–Solomon codewords of each and interleaves
 * all (ISO/IEC 18004, 7.5, 7.6).
 *
 * @param data exactly as many codewords as the symbol has for data
 * @returns the codewords in transmission order
 */
export function addErrorCorrection(data: Uint8Array, version: number, level: Level): Uint8Array {
  const { blocks, blockOfCodeword } = blockStructure(version, level)
  const codewords = new Uint8Array(blockOfCodeword.length)
  const degree = blocks[0]?.ecCodewords ?? 0
  const shortLength = blocks[0]?.dataCodewords ?? 0
  const shortBlocks = blocks.findIndex((block) => block.dataCodewords > shortLength)
  const table = remainderTable(degree)
  const rest = new Int32Array(table.length / 256)
  let start = 0
  for (let block = 0; block < blocks.length; block++) {
    const length = shortBlocks >= 0 && block >= shortBlocks ? shortLength + 1 : shortLength
    divide(data, start, start + length, table, rest)
    for (let index = 0; index < shortLength; index++) {
      codewords[index * blocks.length + block] = data[start + index] as number
    }
    if (length > shortLength) {
      codewords[shortLength * blocks.length + block - shortBlocks] = data[
        start + shortLength
      ] as number
    }
    for (let index = 0; index < degree; index++) {
      codewords[data.length + index * blocks.length + block] =
        (rest[index >> 2] as number) >> (24 - 8 * (index & 3))
    }
    start += length
  }
  return codewords
}

/**
 * Divides a block by the generator polynomial, one byte per step. `rest` is a shift register of
 * four codewords per word, the first in the top byte.
 */
function divide(
  data: Uint8Array,
  start: number,
  end: number,
  table: Int32Array,
  rest: Int32Array,
): void {
  const last = rest.length - 1
  rest.fill(0)
  for (let index = start; index < end; index++) {
    const first = rest[0] as number
    const row = ((first >>> 24) ^ (data[index] as number)) * rest.length
    let word = first
    for (let at = 0; at < last; at++) {
      const next = rest[at + 1] as number
      rest[at] = ((word << 8) | (next >>> 24)) ^ (table[row + at] as number)
      word = next
    }
    rest[last] = (word << 8) ^ (table[row + last] as number)
  }
}

const tables: (Int32Array | undefined)[] = []

/**
 * Products of each byte and the generator polynomial of a degree, without the leading coefficient,
 * in the words of the shift register (annex A).
 */
function remainderTable(degree: number): Int32Array {
  const known = tables[degree]
  if (known) return known
  const words = Math.ceil(degree / 4)
  const table = new Int32Array(256 * words)
  const generator = generatorPolynomial(degree)
  for (let byte = 1; byte < 256; byte++) {
    for (let index = 0; index < degree; index++) {
      const product = multiply(byte, generator[index] as number)
      table[byte * words + (index >> 2)] =
        (table[byte * words + (index >> 2)] as number) | (product << (24 - 8 * (index & 3)))
    }
  }
  tables[degree] = table
  return table
}

/** Coefficients of the product (x − α⁰) … (x − αⁿ⁻¹), from xⁿ⁻¹ down to x⁰. */
function generatorPolynomial(degree: number): Uint8Array {
  const coefficients = new Uint8Array(degree)
  coefficients[degree - 1] = 1
  let root = 1
  for (let factor = 0; factor < degree; factor++) {
    for (let index = 0; index < degree; index++) {
      coefficients[index] =
        multiply(coefficients[index] as number, root) ^ (coefficients[index + 1] ?? 0)
    }
    root = multiply(root, 2)
  }
  return coefficients
}

/** Product in GF(2⁸) modulo x⁸ + x⁴ + x³ + x² + 1 (7.5.2). */
function multiply(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((b >> bit) & 1) * a
  }
  return product
}
