import type { PictureGeometry } from './picture-geometry'
import { type FloatPlane, readPlane } from './plane'

/** Returns the brightness at the center of each module, row by row. */
export function readCenters(
  plane: FloatPlane,
  { width, height, symbol }: PictureGeometry,
): Float32Array {
  const { x, y, sizeModules } = symbol
  const scaleX = plane.width / width
  const scaleY = plane.height / height
  return Float32Array.from({ length: sizeModules * sizeModules }, (_, index) =>
    readPlane(
      plane,
      (x + (index % sizeModules) + 0.5) * scaleX,
      (y + Math.floor(index / sizeModules) + 0.5) * scaleY,
    ),
  )
}

/**
 * Returns the threshold halfway between the mean dark and the mean light module, of those that
 * count.
 */
export function drawLine(
  modules: Uint8Array,
  centers: Float32Array,
  counts: (index: number) => boolean,
): number {
  let dark = 0
  let darkCount = 0
  let light = 0
  let lightCount = 0
  for (let index = 0; index < centers.length; index += 1) {
    if (!counts(index)) continue
    if (modules[index]) {
      dark += centers[index] as number
      darkCount += 1
    } else {
      light += centers[index] as number
      lightCount += 1
    }
  }
  return (dark / (darkCount || 1) + light / (lightCount || 1)) / 2
}

/**
 * Returns a threshold for each finder, in their order, from the eight by eight modules of its
 * corner.
 */
export function drawFinderLines(
  modules: Uint8Array,
  sizeModules: number,
  centers: Float32Array,
): number[] {
  const far = sizeModules - 8
  const corners = [
    [0, 0],
    [far, 0],
    [0, far],
  ] as const
  return corners.map(([left, top]) =>
    drawLine(modules, centers, (index) => {
      const column = (index % sizeModules) - left
      const row = Math.floor(index / sizeModules) - top
      return column >= 0 && column < 8 && row >= 0 && row < 8
    }),
  )
}
