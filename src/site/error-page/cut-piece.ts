import type { Matrix } from '@/qr/encode'
import { drawModules } from '@/site/art/draw-modules'

/** Size in modules of the square that is cut out; level H scans without it. */
const pieceModules = 7

export type CutCode = {
  sizeModules: number
  /** Everything except the piece, as SVG path data, one unit per module. */
  rest: string
  /** The dark modules of the piece, relative to its corner. */
  piece: string
  pieceModules: number
  /** Original position of the piece. */
  pieceX: number
  pieceY: number
}

/**
 * Cuts a square out of a code at half height on the right: small codes have no finder, timing or
 * alignment patterns and no format information there.
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
