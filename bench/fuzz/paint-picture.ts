import type { Pixels } from '@/qr/render/pixels'

/**
 * A compact description of a picture; sending millions of pixels to another process would be slow.
 */
export type PictureRecipe = {
  size: readonly [width: number, height: number]
  /** Index into `painters`. */
  painter: number
  seed: number
  /** Difference between the declared and the actual width. */
  lie: number
}

type Painter = (x: number, y: number, seed: number) => number

/**
 * Each returns the gray value, from 0 to 255, at a position; `seed` shifts or scales the drawing.
 */
export const painters: readonly Painter[] = [
  noise,
  (x, y, seed) => (noise(x >> (seed % 5), y >> (seed % 5), seed) < 128 ? 0 : 255),
  // Finder patterns next to each other, whole and cut.
  (x, y, seed) => finder(x, y, 1 + (seed % 9)),
  (x, y, seed) => finder(x, (y % (7 * (1 + (seed % 9)))) >> 1, 1 + (seed % 9)),
  // Stripes that match a finder on every scan line.
  (x, _, seed) => finder(x, 3 * (1 + (seed % 9)), 1 + (seed % 9)),
  (x, y, seed) => (((x >> (seed % 4)) + (y >> (seed % 4))) % 2) * 255,
  (x, y) => Math.hypot(x, y) % 256,
  (_x, _y, seed) => seed % 256,
]

function noise(x: number, y: number, seed: number): number {
  let hash =
    Math.imul(x + 1, 0x9e3779b1) ^ Math.imul(y + 1, 0x85ebca6b) ^ Math.imul(seed + 1, 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) & 255
}

/** Draws finder patterns in a grid, 10 modules apart, with `unit` pixels per module. */
function finder(x: number, y: number, unit: number): number {
  const [column, row] = [Math.floor(x / unit) % 10, Math.floor(y / unit) % 10]
  if (column > 6 || row > 6) return 255
  const ring = Math.max(Math.abs(column - 3), Math.abs(row - 3))
  return ring === 2 ? 255 : 0
}

export function paintPicture({ size: [width, height], painter, seed, lie }: PictureRecipe): Pixels {
  const paint = painters[painter] as Painter
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < width * height; at++) {
    const gray = paint(at % width, Math.floor(at / width), seed)
    rgba.set([gray, gray, gray, seed % 7 === 0 ? gray : 255], at * 4)
  }
  return { rgba, width: width + lie, height }
}
