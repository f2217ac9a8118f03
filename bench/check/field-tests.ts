import { distortPicture } from '@/qr/check/distort-picture'
import { flattenPixels } from '@/qr/check/flatten-pixels'
import type { PictureGeometry } from '@/qr/check/picture-geometry'
import { type FloatPlane, joinPlanes, readPlane, splitPixels } from '@/qr/check/plane'
import type { Pixels } from '@/qr/render/pixels'

/** Draws the picture at this resolution. */
type DrawAt = (pxPerModule: number) => Pixels

/** One way in which a printed code is seen worse than it was drawn. */
type FieldTest = {
  name: string
  pxPerModule: number
  /** Standard deviation of the blur, in modules. */
  blur: number
  noise?: number
  rotation?: number
  surround?: 'page' | 'dark'
  /** Damage to the print, at places that depend on the seed. */
  damage?: (plane: FloatPlane, geometry: PictureGeometry, random: () => number) => void
  /** Light on the print and the page around it. */
  light?: (plane: FloatPlane, random: () => number) => void
  /** Keystone: the lower edge is this share narrower than the upper one. */
  keystone?: number
  /** Number of seeds. */
  repeats?: number
}

/**
 * Harsher than the tests of the check, and other ones: what a code meets on a wall or a table. Each
 * picture lies on a page with a blur of its own.
 */
export const fieldTests: readonly FieldTest[] = [
  { name: 'sharp', pxPerModule: 6, blur: 0.1 },
  { name: 'small', pxPerModule: 3, blur: 0.2 },
  { name: 'blurred', pxPerModule: 5, blur: 0.38 },
  { name: 'noisy', pxPerModule: 5, blur: 0.2, noise: 24 },
  { name: 'rotated', pxPerModule: 5, blur: 0.2, rotation: 12 },
  { name: 'tilted', pxPerModule: 6, blur: 0.2, keystone: 0.16 },
  { name: 'dark page', pxPerModule: 5, blur: 0.2, surround: 'dark' },
  { name: 'dim', pxPerModule: 5, blur: 0.25, noise: 4, light: dim },
  { name: 'shade', pxPerModule: 5, blur: 0.2, light: shade, repeats: 2 },
  { name: 'glare', pxPerModule: 5, blur: 0.2, damage: glare, repeats: 3 },
  { name: 'dirt', pxPerModule: 5, blur: 0.2, damage: dirt, repeats: 3 },
  { name: 'fold', pxPerModule: 5, blur: 0.2, damage: fold, repeats: 3 },
]

/** Returns the picture of each repeat of a test. */
export function drawFieldTest(
  drawAt: DrawAt,
  geometry: PictureGeometry,
  { pxPerModule, blur, noise = 0, rotation = 0, surround = 'page', ...test }: FieldTest,
): Pixels[] {
  const sharp = splitPixels(flattenPixels(drawAt(pxPerModule), 255))
  return Array.from({ length: test.repeats ?? 1 }, (_, seed) => {
    const planes = sharp.map((plane) => {
      const worn = { ...plane, values: plane.values.slice() }
      test.damage?.(worn, geometry, startRandom(seed + 1))
      return test.keystone ? tilt(worn, test.keystone) : worn
    }) as unknown as typeof sharp
    const seen = distortPicture(planes, { pxPerModule, blur, noise, rotation, surround })
    if (!test.light) return seen
    const lit = splitPixels(seen)
    for (const plane of lit) test.light(plane, startRandom(seed + 1))
    return joinPlanes(lit)
  })
}

/** A dim room: little contrast, and nothing is black or white. */
function dim({ values }: FloatPlane): void {
  for (let at = 0; at < values.length; at += 1) values[at] = 40 + 0.3 * (values[at] as number)
}

/** Light from one side. */
function shade({ values, width, height }: FloatPlane, random: () => number): void {
  const angle = random() * 2 * Math.PI
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      const along =
        ((x / width - 0.5) * Math.cos(angle) + (y / height - 0.5) * Math.sin(angle)) / 1.4
      values[at] = (values[at] as number) * (0.62 + 0.75 * along)
    }
}

/** A bright spot with a soft edge, a fifth of the symbol wide. */
function glare(plane: FloatPlane, { width, symbol }: PictureGeometry, random: () => number): void {
  const scale = plane.width / width
  const radius = 0.1 * symbol.sizeModules
  const [centerX, centerY] = placeInside(symbol, random)
  paint(plane, (x, y) => {
    const distance = Math.hypot(x / scale - centerX, y / scale - centerY) / radius
    return { value: 255, share: Math.min(1, Math.max(0, 1.5 - distance)) }
  })
}

/** Five dark spots, each a module and a half wide. */
function dirt(plane: FloatPlane, { width, symbol }: PictureGeometry, random: () => number): void {
  const scale = plane.width / width
  const spots = Array.from({ length: 5 }, () => placeInside(symbol, random))
  paint(plane, (x, y) => ({
    value: 40,
    share: spots.some(([left, top]) => Math.hypot(x / scale - left, y / scale - top) < 0.75)
      ? 1
      : 0,
  }))
}

/** A fold, or a scratch: a light line across the symbol, two thirds of a module wide. */
function fold(plane: FloatPlane, { width, symbol }: PictureGeometry, random: () => number): void {
  const scale = plane.width / width
  const [throughX, throughY] = placeInside(symbol, random)
  const angle = random() * Math.PI
  paint(plane, (x, y) => {
    const away = (x / scale - throughX) * Math.sin(angle) - (y / scale - throughY) * Math.cos(angle)
    return { value: 235, share: Math.abs(away) < 0.35 ? 0.9 : 0 }
  })
}

/** Returns a place in the symbol outside of its finders. */
function placeInside(
  { x, y, sizeModules }: PictureGeometry['symbol'],
  random: () => number,
): [x: number, y: number] {
  for (;;) {
    const [right, down] = [random() * sizeModules, random() * sizeModules]
    const isNearTop = down < 9
    const isNearLeft = right < 9
    const isNearRight = right > sizeModules - 9
    const isNearBottom = down > sizeModules - 9
    if ((isNearTop && (isNearLeft || isNearRight)) || (isNearBottom && isNearLeft)) continue
    return [x + right, y + down]
  }
}

function paint(
  { values, width, height }: FloatPlane,
  colorAt: (x: number, y: number) => { value: number; share: number },
): void {
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      const { value, share } = colorAt(x + 0.5, y + 0.5)
      values[at] = (values[at] as number) * (1 - share) + value * share
    }
}

/** Narrows the picture toward its lower edge, as if it leaned back. */
function tilt(plane: FloatPlane, keystone: number): FloatPlane {
  const { width, height } = plane
  const values = new Float32Array(plane.values.length).fill(255)
  for (let y = 0, at = 0; y < height; y += 1) {
    const scale = 1 - keystone * (y / height)
    for (let x = 0; x < width; x += 1, at += 1) {
      const fromX = (x + 0.5 - width / 2) / scale + width / 2
      if (fromX >= 0 && fromX <= width) values[at] = readPlane(plane, fromX, y + 0.5)
    }
  }
  return { values, width, height }
}

/** Mulberry32: the same numbers for the same seed on every platform. */
function startRandom(seed: number): () => number {
  let state = seed * 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
