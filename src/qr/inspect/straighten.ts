import type { Corners } from '@/qr/decode/code-found'
import { type Homography, project, squareToQuad } from '@/qr/decode/grid/homography'
import type { Box } from '@/qr/render/draw-box'
import type { Pixels } from '@/qr/render/pixels'

type Straightening = {
  corners: Corners
  sizeModules: number
  /** Area to draw, in modules from the symbol's own top left corner. */
  box: Box
  pxPerModule: number
}

/** Limits the sample points per pixel of the result; more points do not improve the result. */
const mostPointsPerSide = 3

/** Draws a part of a picture around a symbol upright, transparent outside the picture. */
export function straighten(
  pixels: Pixels,
  { corners, sizeModules, box, pxPerModule }: Straightening,
): Pixels {
  const width = Math.max(1, Math.round(box.width * pxPerModule))
  const height = Math.max(1, Math.round(box.height * pxPerModule))
  const toSource = squareToQuad(corners)
  const [first, second] = corners
  const sourcePx = Math.hypot(second.x - first.x, second.y - first.y) / sizeModules
  const points = Math.min(mostPointsPerSide, Math.max(1, Math.round(sourcePx / pxPerModule)))
  const rgba = new Uint8ClampedArray(width * height * 4)
  const sum = new Float64Array(4)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      sum.fill(0)
      for (let point = 0; point < points * points; point++) {
        const px = x + ((point % points) + 0.5) / points
        const py = y + (Math.floor(point / points) + 0.5) / points
        const u = (box.x + px / pxPerModule) / sizeModules
        const v = (box.y + py / pxPerModule) / sizeModules
        addPoint(pixels, toSource, u, v, sum)
      }
      const alpha = sum[3] as number
      if (alpha === 0) continue
      for (let channel = 0; channel < 3; channel++) {
        rgba[at + channel] = (sum[channel] as number) / alpha
      }
      rgba[at + 3] = alpha / (points * points)
    }
  }
  return { rgba, width, height }
}

/**
 * Adds the bilinear sample at a position, premultiplied by alpha; adds nothing outside the picture.
 */
function addPoint(
  { rgba, width, height }: Pixels,
  toSource: Homography,
  u: number,
  v: number,
  sum: Float64Array,
): void {
  const { x, y } = project(toSource, { x: u, y: v })
  if (!(x >= 0 && y >= 0 && x <= width && y <= height)) return
  const left = Math.min(Math.max(x - 0.5, 0), width - 1)
  const top = Math.min(Math.max(y - 0.5, 0), height - 1)
  const [column, row] = [Math.floor(left), Math.floor(top)]
  const nextColumn = Math.min(column + 1, width - 1)
  const nextRow = Math.min(row + 1, height - 1)
  const [shareX, shareY] = [left - column, top - row]
  const add = (px: number, py: number, share: number) => {
    const at = (py * width + px) * 4
    const weight = share * (rgba[at + 3] as number)
    if (weight === 0) return
    sum[0] = (sum[0] as number) + weight * (rgba[at] as number)
    sum[1] = (sum[1] as number) + weight * (rgba[at + 1] as number)
    sum[2] = (sum[2] as number) + weight * (rgba[at + 2] as number)
    sum[3] = (sum[3] as number) + weight
  }
  add(column, row, (1 - shareX) * (1 - shareY))
  add(nextColumn, row, shareX * (1 - shareY))
  add(column, nextRow, (1 - shareX) * shareY)
  add(nextColumn, nextRow, shareX * shareY)
}
