import type { PictureGeometry } from '@/qr/check/picture-geometry'
import type { Corners, FoundCode } from '@/qr/decode/code-found'
import { type Homography, project, squareToQuad } from '@/qr/decode/grid/homography'
import type { Pixels } from '@/qr/render/pixels'

export type LocatedSymbol = { pixels: Pixels; geometry: PictureGeometry }

/** The check measures at six pixels a module or more. */
const leastPxPerModule = 6
const straightenedPxPerModule = 8
/** The quiet zone, and what lies beyond it. */
const straightenedMarginModules = 6

/**
 * A picture in which the symbol stands upright, and where. An export is that already, but for its
 * size; of a photograph, which is turned or tilted, the symbol and its surroundings are drawn
 * anew, see-through where they lie outside.
 */
export function locateSymbol(pixels: Pixels, { corners, version }: FoundCode): LocatedSymbol {
  const sizeModules = 17 + 4 * version
  const [topLeft, , bottomRight] = corners
  const pxPerModule = (bottomRight.x - topLeft.x) / sizeModules
  const pxPerRow = (bottomRight.y - topLeft.y) / sizeModules
  if (!isUpright(corners, pxPerModule / 2) || pxPerModule < leastPxPerModule) {
    return straighten(pixels, corners, sizeModules)
  }
  const symbol = { x: topLeft.x / pxPerModule, y: topLeft.y / pxPerRow, sizeModules }
  const geometry = { width: pixels.width / pxPerModule, height: pixels.height / pxPerRow, symbol }
  return { pixels, geometry }
}

/** Whether the corners make a rectangle that stands on its own lower edge, give or take some. */
function isUpright([a, b, c, d]: Corners, tolerancePx: number): boolean {
  const near = (first: number, second: number) => Math.abs(first - second) < tolerancePx
  return (
    b.x > a.x && d.y > a.y && near(a.y, b.y) && near(c.y, d.y) && near(a.x, d.x) && near(b.x, c.x)
  )
}

function straighten(pixels: Pixels, corners: Corners, sizeModules: number): LocatedSymbol {
  const margin = straightenedMarginModules
  const side = sizeModules + 2 * margin
  const sidePx = side * straightenedPxPerModule
  const toSource = squareToQuad(corners)
  const rgba = new Uint8ClampedArray(sidePx * sidePx * 4)
  for (let y = 0, at = 0; y < sidePx; y++) {
    for (let x = 0; x < sidePx; x++, at += 4) {
      const place = [x, y].map(
        (px) => ((px + 0.5) / straightenedPxPerModule - margin) / sizeModules,
      )
      blendPixel(pixels, toSource, place as [number, number], rgba, at)
    }
  }
  return {
    pixels: { rgba, width: sidePx, height: sidePx },
    geometry: { width: side, height: side, symbol: { x: margin, y: margin, sizeModules } },
  }
}

/** The four pixels around a place, by their distance; nothing outside. */
function blendPixel(
  { rgba: source, width, height }: Pixels,
  toSource: Homography,
  [u, v]: readonly [number, number],
  target: Uint8ClampedArray,
  at: number,
): void {
  const { x, y } = project(toSource, { x: u, y: v })
  if (!(x >= 0 && y >= 0 && x <= width && y <= height)) return
  const left = Math.min(Math.max(x - 0.5, 0), width - 1)
  const top = Math.min(Math.max(y - 0.5, 0), height - 1)
  const [column, row] = [Math.floor(left), Math.floor(top)]
  const [nextColumn, nextRow] = [Math.min(column + 1, width - 1), Math.min(row + 1, height - 1)]
  const [shareX, shareY] = [left - column, top - row]
  for (let channel = 0; channel < 4; channel++) {
    const read = (px: number, py: number) => source[(py * width + px) * 4 + channel] as number
    const upper = read(column, row) * (1 - shareX) + read(nextColumn, row) * shareX
    const lower = read(column, nextRow) * (1 - shareX) + read(nextColumn, nextRow) * shareX
    target[at + channel] = upper * (1 - shareY) + lower * shareY
  }
}
