import { totalCodewords } from '@/qr/encode/block-structure'
import { dataModules } from '@/qr/encode/codeword-map'
import {
  functionKinds,
  functionMap,
  functionModules,
  sizeModulesOf,
} from '@/qr/encode/function-patterns'
import { perVersion } from '@/qr/encode/per-version'

export type SymbolLayout = {
  sizeModules: number
  /** Expected value of each module: 1 dark, −1 light, 0 where the value depends on the content. */
  expected: Int8Array
  /** Modules of all codewords in transmission order, eight each, the most significant bit first. */
  codewordModules: Uint16Array
  codewords: number
}

/**
 * Returns the parts of a symbol's layout that depend only on its version. Cached and shared: do not
 * modify.
 */
export const getLayout = perVersion((version): SymbolLayout => {
  const kinds = functionMap(version)
  const dark = functionModules(version)
  const codewords = totalCodewords(version)
  return {
    sizeModules: sizeModulesOf(version),
    expected: Int8Array.from(kinds, (kind, index) => {
      if (kind === functionKinds.data || kind === functionKinds.format) return 0
      return dark[index] ? 1 : -1
    }),
    codewordModules: dataModules(version).subarray(0, codewords * 8),
    codewords,
  }
})
