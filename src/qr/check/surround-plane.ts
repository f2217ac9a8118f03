import type { FloatPlane } from './plane'

/** Lays a plane in the middle of a larger page of one brightness. */
export function surroundPlane(plane: FloatPlane, borderPx: number, page: number): FloatPlane {
  const width = plane.width + 2 * borderPx
  const height = plane.height + 2 * borderPx
  const values = new Float32Array(width * height).fill(page)
  for (let y = 0; y < plane.height; y += 1) {
    const row = plane.values.subarray(y * plane.width, (y + 1) * plane.width)
    values.set(row, (y + borderPx) * width + borderPx)
  }
  return { values, width, height }
}
