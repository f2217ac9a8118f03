import type { Pixels } from '@/qr/render/pixels'
import { blurPlane } from './blur-plane'
import { type ColorPlanes, type FloatPlane, joinPlanes, readPlane } from './plane'
import type { StressTest } from './stress-tests'

/** Width of the page around the picture. */
const borderModules = 6
const pages = { none: 255, page: 255, dark: 0 } as const
const noiseSeed = 18004

/**
 * Simulates a camera: places a picture, already scaled to the test's pixels per module, on a page,
 * rotates it, blurs it and adds noise.
 */
export function distortPicture(
  planes: ColorPlanes,
  { pxPerModule, blur, noise, rotation, surround }: Omit<StressTest, 'demand'>,
): Pixels {
  const page = pages[surround]
  const blurred = planes.map((plane) => {
    const laid =
      surround === 'none' ? plane : surroundPlane(plane, borderModules * pxPerModule, page)
    return blurPlane(rotatePlane(laid, rotation, page), blur * pxPerModule)
  }) as [FloatPlane, FloatPlane, FloatPlane]
  if (noise > 0) {
    const grain = drawNoise(blurred[0].values.length, noise, noiseSeed)
    for (const { values } of blurred)
      for (let at = 0; at < values.length; at += 1)
        values[at] = (values[at] as number) + (grain[at] as number)
  }
  return joinPlanes(blurred)
}

/** Places a plane in the middle of a larger page of one brightness. */
function surroundPlane(plane: FloatPlane, borderPx: number, page: number): FloatPlane {
  const width = plane.width + 2 * borderPx
  const height = plane.height + 2 * borderPx
  const values = new Float32Array(width * height).fill(page)
  for (let y = 0; y < plane.height; y += 1) {
    const row = plane.values.subarray(y * plane.width, (y + 1) * plane.width)
    values.set(row, (y + borderPx) * width + borderPx)
  }
  return { values, width, height }
}

/** Rotates a plane clockwise about its center; the page fills the corners. */
function rotatePlane(plane: FloatPlane, degrees: number, page: number): FloatPlane {
  if (degrees === 0) return plane
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  const width = Math.ceil(plane.width * Math.abs(cos) + plane.height * Math.abs(sin))
  const height = Math.ceil(plane.width * Math.abs(sin) + plane.height * Math.abs(cos))
  const values = new Float32Array(width * height).fill(page)
  for (let y = 0, to = 0; y < height; y += 1) {
    const below = y + 0.5 - height / 2
    for (let x = 0; x < width; x += 1, to += 1) {
      const right = x + 0.5 - width / 2
      const fromX = cos * right + sin * below + plane.width / 2
      const fromY = cos * below - sin * right + plane.height / 2
      if (fromX < 0 || fromY < 0 || fromX > plane.width || fromY > plane.height) continue
      values[to] = readPlane(plane, fromX, fromY)
    }
  }
  return { values, width, height }
}

/** Generates sensor noise around 0 for each pixel: the same for the same seed on every platform. */
function drawNoise(length: number, deviation: number, seed: number): Float32Array {
  const grain = new Float32Array(length)
  let state = seed >>> 0
  for (let at = 0; at < length; at += 1) {
    // The sum of four uniform bytes (Mulberry32) approximates a normal distribution; its deviation
    // is 147.8.
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    mixed ^= mixed >>> 14
    const sum = (mixed & 255) + ((mixed >>> 8) & 255) + ((mixed >>> 16) & 255) + (mixed >>> 24)
    grain[at] = ((sum - 510) / 147.8) * deviation
  }
  return grain
}
