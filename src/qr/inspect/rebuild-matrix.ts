import { drawSymbol } from '@/qr/encode/draw-symbol'
import { sizeModulesOf } from '@/qr/encode/function-patterns'
import type { Matrix } from '@/qr/encode/matrix'
import { correctSymbol } from './correct-symbol'

/**
 * Reconstructs the symbol as it was before modules were covered or discolored: its codewords are
 * corrected and drawn again, so the program that encoded them does not matter. Returns undefined if
 * the modules differ too much from every valid symbol.
 *
 * @param darkness one value per module, row by row: above 0 dark, below 0 light
 */
export function rebuildMatrix(
  darkness: Float32Array,
  { version, text }: { version: number; text: string },
): Matrix | undefined {
  const symbol = correctSymbol(darkness, version)
  if (!symbol) return undefined
  const { codewords, level, mask } = symbol
  const { modules } = drawSymbol(codewords, version, level, mask)
  const segments = [{ mode: 'byte' as const, text }]
  return {
    sizeModules: sizeModulesOf(version),
    modules,
    version,
    level,
    mask,
    segments,
    eci: false,
  }
}
