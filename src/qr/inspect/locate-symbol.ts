import type { PictureGeometry } from '@/qr/check/picture-geometry'
import type { Corners, FoundCode } from '@/qr/decode/code-found'
import type { Pixels } from '@/qr/render/pixels'
import { straighten } from './straighten'

export type LocatedSymbol = { pixels: Pixels; geometry: PictureGeometry }

/** Minimum resolution that the check requires. */
const leastPxPerModule = 6
const straightenedPxPerModule = 8
/** The quiet zone and two modules beyond it. */
const straightenedMarginModules = 6

/**
 * Returns a picture in which the symbol is upright, with its position. An upright export of
 * sufficient size is returned unchanged; otherwise, for example for a rotated or tilted photograph,
 * the symbol and its surroundings are redrawn, transparent outside the picture.
 */
export function locateSymbol(pixels: Pixels, { corners, version }: FoundCode): LocatedSymbol {
  const sizeModules = 17 + 4 * version
  const [topLeft, , bottomRight] = corners
  const pxPerModule = (bottomRight.x - topLeft.x) / sizeModules
  const pxPerRow = (bottomRight.y - topLeft.y) / sizeModules
  if (!isUpright(corners, pxPerModule / 2) || pxPerModule < leastPxPerModule) {
    const margin = straightenedMarginModules
    const side = sizeModules + 2 * margin
    return {
      pixels: straighten(pixels, {
        corners,
        sizeModules,
        box: { x: -margin, y: -margin, width: side, height: side },
        pxPerModule: straightenedPxPerModule,
      }),
      geometry: { width: side, height: side, symbol: { x: margin, y: margin, sizeModules } },
    }
  }
  const symbol = { x: topLeft.x / pxPerModule, y: topLeft.y / pxPerRow, sizeModules }
  const geometry = { width: pixels.width / pxPerModule, height: pixels.height / pxPerRow, symbol }
  return { pixels, geometry }
}

/** Returns whether the corners form a nearly upright rectangle. */
function isUpright([a, b, c, d]: Corners, tolerancePx: number): boolean {
  const near = (first: number, second: number) => Math.abs(first - second) < tolerancePx
  return (
    b.x > a.x && d.y > a.y && near(a.y, b.y) && near(c.y, d.y) && near(a.x, d.x) && near(b.x, c.x)
  )
}
