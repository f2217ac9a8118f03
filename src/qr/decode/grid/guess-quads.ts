import type { Corners, Point } from '../code-found'
import type { Finder } from './find-finders'

/** If there are more finders, only the best ones are used. */
const mostFinders = 30
const mostQuads = 10

/**
 * Estimates the places of symbols from finders alone: three of similar size at roughly a right
 * angle whose distance fits a number of modules. The fourth corner completes the parallelogram,
 * which is inaccurate in a steep view.
 */
export function guessQuads(finders: readonly Finder[]): { corners: Corners; version: number }[] {
  const best = finders.slice(0, mostFinders)
  const quads: { corners: Corners; version: number; doubt: number }[] = []
  for (const corner of best) {
    for (const [index, one] of best.entries()) {
      if (one === corner) continue
      for (const other of best.slice(index + 1)) {
        if (other === corner) continue
        // Clockwise on the screen: from the corner to the right, then down.
        const turn =
          (one.x - corner.x) * (other.y - corner.y) - (one.y - corner.y) * (other.x - corner.x)
        const quad = turn > 0 ? guessQuad(corner, one, other) : guessQuad(corner, other, one)
        if (quad) quads.push(quad)
      }
    }
  }
  return quads.sort((a, b) => a.doubt - b.doubt).slice(0, mostQuads)
}

function guessQuad(corner: Finder, right: Finder, below: Finder) {
  const sizes = [corner.modulePx, right.modulePx, below.modulePx]
  const modulePx = sizes.reduce((sum, size) => sum + size, 0) / 3
  const sizeRatio = Math.max(...sizes) / Math.min(...sizes)
  if (sizeRatio > 2.2) return undefined
  const across = { x: right.x - corner.x, y: right.y - corner.y }
  const down = { x: below.x - corner.x, y: below.y - corner.y }
  const acrossPx = Math.hypot(across.x, across.y)
  const downPx = Math.hypot(down.x, down.y)
  const sideRatio = Math.max(acrossPx, downPx) / Math.min(acrossPx, downPx)
  if (!(sideRatio < 2.6)) return undefined
  const cosine = Math.abs(across.x * down.x + across.y * down.y) / (acrossPx * downPx)
  if (cosine > 0.8) return undefined
  // Finders are measured along rows and columns of pixels, which is too long by up to √2 where the
  // symbol is turned.
  const slant = Math.max(Math.abs(across.x), Math.abs(across.y)) / acrossPx
  const modules = (acrossPx + downPx) / 2 / (modulePx * slant) + 7
  const version = Math.round((modules - 17) / 4)
  if (version < 1 || version > 40) return undefined
  const span = 17 + 4 * version - 7
  const at = (u: number, v: number): Point => ({
    x: corner.x + ((u - 3.5) / span) * across.x + ((v - 3.5) / span) * down.x,
    y: corner.y + ((u - 3.5) / span) * across.y + ((v - 3.5) / span) * down.y,
  })
  const size = span + 7
  const corners: Corners = [at(0, 0), at(size, 0), at(size, size), at(0, size)]
  // Among many codes, the finders of one code lie closer together than those of several.
  const quality = Math.min(corner.quality, right.quality, below.quality)
  const doubt = Math.log(sizeRatio) + Math.log(sideRatio) + cosine + (1 - quality) + version / 30
  return { corners, version, doubt }
}
