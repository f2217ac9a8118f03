import type { Corners } from '@/qr/decode/code-found'
import type { Pixels } from '@/qr/render/pixels'

/** A part of a picture around a symbol, with the symbol's corners in that part. */
export type Cropped = {
  pixels: Pixels
  corners: Corners
  /** Position of the part in the picture. */
  left: number
  top: number
}

/** Crops the picture to the symbol and `marginModules` modules around it. */
export function cropAround(
  pixels: Pixels,
  corners: Corners,
  { sizeModules, marginModules }: { sizeModules: number; marginModules: number },
): Cropped {
  const [a, b, c, d] = corners
  const sidePx = Math.max(
    Math.hypot(b.x - a.x, b.y - a.y),
    Math.hypot(c.x - b.x, c.y - b.y),
    Math.hypot(d.x - c.x, d.y - c.y),
    Math.hypot(a.x - d.x, a.y - d.y),
  )
  const marginPx = (sidePx / sizeModules) * marginModules
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  const left = Math.max(0, Math.floor(Math.min(...xs) - marginPx))
  const top = Math.max(0, Math.floor(Math.min(...ys) - marginPx))
  const right = Math.min(pixels.width, Math.ceil(Math.max(...xs) + marginPx))
  const bottom = Math.min(pixels.height, Math.ceil(Math.max(...ys) + marginPx))
  const [width, height] = [Math.max(1, right - left), Math.max(1, bottom - top)]
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * pixels.width + left) * 4
    rgba.set(pixels.rgba.subarray(from, from + width * 4), y * width * 4)
  }
  return {
    pixels: { rgba, width, height },
    corners: corners.map(({ x, y }) => ({ x: x - left, y: y - top })) as unknown as Corners,
    left,
    top,
  }
}
