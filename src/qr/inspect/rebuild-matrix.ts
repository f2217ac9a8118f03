import { drawSymbol } from '@/qr/encode/draw-symbol'
import { sizeModulesOf } from '@/qr/encode/function-patterns'
import type { Matrix } from '@/qr/encode/matrix'
import { correctSymbol } from './correct-symbol'

/**
 * The symbol as it was before anything covered or discoloured its modules: its codewords are
 * corrected and drawn again. So it does not matter which program once wrote them. Nothing where
 * the modules as read are too far from any symbol.
 *
 * @param darkness a value a module, row by row: above 0 dark, below 0 light
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
