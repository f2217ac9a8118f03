import { dataModules } from './codeword-map'
import {
  formatPlaces,
  functionKinds,
  functionMap,
  functionModules,
  sizeModulesOf,
} from './function-patterns'
import { perVersion } from './per-version'

/**
 * The modules of a symbol as bits: lines of modules (rows or columns), 32 modules per word, lowest
 * bit first. The first words of all lines come first, then all second words, and so on, so that
 * bits of neighboring lines are in neighboring words.
 */
export type BitLines = Int32Array

/** Precomputed layout of a version, once with lines along the rows and once along the columns. */
export type LineLayout = {
  sizeModules: number
  /** Dark function modules, without format information. */
  functionLines: BitLines
  /** Set where a module carries data. */
  dataLines: BitLines
  /** Addresses (word × 32 + bit) of the data modules in the order of placement. */
  dataBits: Uint16Array
  /** Addresses of the two copies of the format information, least significant bits first. */
  formatBits: Uint16Array
}

export const lineLayouts = perVersion((version): { rows: LineLayout; columns: LineLayout } => {
  const size = sizeModulesOf(version)
  const address = (line: number, at: number) => ((at >> 5) * size + line) * 32 + (at & 31)
  return {
    rows: layOut(version, address),
    columns: layOut(version, (row, column) => address(column, row)),
  }
})

function layOut(version: number, address: (row: number, column: number) => number): LineLayout {
  const sizeModules = sizeModulesOf(version)
  const kinds = functionMap(version)
  const dark = functionModules(version)
  const functionLines = new Int32Array(wordsOf(sizeModules))
  const dataLines = new Int32Array(wordsOf(sizeModules))
  for (let index = 0; index < kinds.length; index++) {
    const bit = address(Math.floor(index / sizeModules), index % sizeModules)
    setBit(functionLines, bit, dark[index] as number)
    setBit(dataLines, bit, kinds[index] === functionKinds.data ? 1 : 0)
  }
  return {
    sizeModules,
    functionLines,
    dataLines,
    dataBits: dataModules(version).map((index) =>
      address(Math.floor(index / sizeModules), index % sizeModules),
    ),
    formatBits: Uint16Array.from(formatPlaces(sizeModules), ({ row, column }) =>
      address(row, column),
    ),
  }
}

function wordsOf(sizeModules: number): number {
  return Math.ceil(sizeModules / 32) * sizeModules
}

/** Sets the bit at an address if `value` is 1; shift counts are modulo 32. */
export function setBit(lines: BitLines, address: number, value: number): void {
  lines[address >> 5] = (lines[address >> 5] as number) | (value << address)
}
