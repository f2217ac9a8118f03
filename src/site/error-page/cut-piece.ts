import type { Matrix } from '@/qr/encode/matrix'
import { drawModules } from '@/site/art/draw-modules'

/** Modules a side of the square that is cut out; level H reads without it. */
const pieceModules = 7

export type CutCode = {
  sizeModules: number
  /** Everything but the piece, as SVG path data, one unit a module. */
  rest: string
  /** The dark modules of the piece, from its own corner. */
  piece: string
  pieceModules: number
  /** Where the piece was. */
  pieceX: number
  pieceY: number
}

/**
 * Cuts a square out of a code at its right side, half way down: there are no finder, timing or
 * alignment patterns and no format information in small codes.
 */
export function cutPiece({ sizeModules, modules }: Matrix): CutCode {
  const pieceX = sizeModules - pieceModules - 2
  const pieceY = Math.floor(sizeModules / 2) - Math.floor(pieceModules / 2) - 1
  const isDark = (x: number, y: number) => modules[y * sizeModules + x] === 1
  const isInPiece = (x: number, y: number) =>
    x >= pieceX && x < pieceX + pieceModules && y >= pieceY && y < pieceY + pieceModules
  return {
    sizeModules,
    rest: drawModules(sizeModules, sizeModules, (x, y) => isDark(x, y) && !isInPiece(x, y)),
    piece: drawModules(pieceModules, pieceModules, (x, y) => isDark(x + pieceX, y + pieceY)),
    pieceModules,
    pieceX,
    pieceY,
  }
}
