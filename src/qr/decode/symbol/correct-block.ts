import { divide, logarithms, multiply, powers } from './galois-field'

export type CorrectedBlock = {
  codewords: Uint8Array
  /** Number of wrong codewords that were not among the erasures. */
  errors: number
}

/**
 * Corrects one Reed–Solomon block (ISO/IEC 18004, 7.5.2 and annex B): errors at unknown positions
 * and erasures at known ones, as long as twice the errors plus the erasures is at most the number
 * of error-correction codewords. Returns undefined if the block cannot be corrected.
 *
 * Berlekamp–Massey initialized with the erasure locator, Chien search, Forney's formula (Blahut,
 * “Algebraic Codes for Data Transmission”, 7.4 and 7.5).
 */
export function correctBlock(
  received: Uint8Array,
  ecCodewords: number,
  erasures: readonly number[] = [],
): CorrectedBlock | undefined {
  const syndromes = findSyndromes(received, ecCodewords)
  if (syndromes.every((syndrome) => syndrome === 0)) return { codewords: received, errors: 0 }
  if (erasures.length > ecCodewords) return undefined

  const locator = findLocator(
    syndromes,
    erasures.map((index) => received.length - 1 - index),
  )
  const degree = locator.length - 1
  const positions = findPositions(locator, received.length)
  if (positions.length !== degree) return undefined

  const codewords = Uint8Array.from(received)
  const evaluator = multiplyPolynomials(syndromes, locator).slice(0, ecCodewords)
  for (const position of positions) {
    const inverse = powers[(255 - position) % 255] as number
    const slope = evaluate(derive(locator), inverse)
    if (slope === 0) return undefined
    // The first root is 2⁰, so the formula contains one factor of the position.
    const magnitude = multiply(
      powers[position] as number,
      divide(evaluate(evaluator, inverse), slope),
    )
    const index = received.length - 1 - position
    codewords[index] = (codewords[index] as number) ^ magnitude
  }
  if (findSyndromes(codewords, ecCodewords).some((syndrome) => syndrome !== 0)) return undefined
  const erased = new Set(erasures)
  const errors = positions.filter((position) => !erased.has(received.length - 1 - position)).length
  return { codewords, errors }
}

function findSyndromes(codewords: Uint8Array, count: number): number[] {
  const syndromes: number[] = []
  for (let power = 0; power < count; power++) {
    let sum = 0
    for (const codeword of codewords) {
      sum = (sum === 0 ? 0 : (powers[(logarithms[sum] as number) + power] as number)) ^ codeword
    }
    syndromes.push(sum)
  }
  return syndromes
}

/**
 * Finds the polynomial, lowest term first, whose inverse roots are the positions of errors and
 * erasures.
 */
function findLocator(syndromes: readonly number[], erasedPositions: readonly number[]): number[] {
  let locator = [1]
  for (const position of erasedPositions) {
    locator = multiplyPolynomials(locator, [1, powers[position] as number])
  }
  let previous = [...locator]
  let length = erasedPositions.length
  for (let step = erasedPositions.length; step < syndromes.length; step++) {
    let discrepancy = 0
    for (let term = 0; term < locator.length && term <= step; term++) {
      discrepancy ^= multiply(locator[term] as number, syndromes[step - term] as number)
    }
    previous.unshift(0)
    if (discrepancy === 0) continue
    const next = locator.map((term) => term)
    while (next.length < previous.length) next.push(0)
    for (let term = 0; term < previous.length; term++) {
      next[term] = (next[term] as number) ^ multiply(discrepancy, previous[term] as number)
    }
    if (2 * length <= step + erasedPositions.length) {
      length = step + 1 + erasedPositions.length - length
      previous = locator.map((term) => divide(term, discrepancy))
    }
    locator = next
  }
  while (locator.length > 1 && locator.at(-1) === 0) locator.pop()
  return locator
}

function findPositions(locator: readonly number[], length: number): number[] {
  const positions: number[] = []
  for (let position = 0; position < length; position++) {
    if (evaluate(locator, powers[(255 - position) % 255] as number) === 0) positions.push(position)
  }
  return positions
}

function evaluate(polynomial: readonly number[], at: number): number {
  let sum = 0
  for (let term = polynomial.length - 1; term >= 0; term--) {
    sum = multiply(sum, at) ^ (polynomial[term] as number)
  }
  return sum
}

/**
 * Differentiates: in a field of characteristic 2 the even terms vanish and the odd ones move down
 * by one.
 */
function derive(polynomial: readonly number[]): number[] {
  return polynomial.slice(1).map((term, index) => (index % 2 === 0 ? term : 0))
}

function multiplyPolynomials(a: readonly number[], b: readonly number[]): number[] {
  const product = new Array<number>(a.length + b.length - 1).fill(0)
  for (const [i, x] of a.entries()) {
    for (const [j, y] of b.entries()) {
      product[i + j] = (product[i + j] as number) ^ multiply(x, y)
    }
  }
  return product
}
