import { blurPlane } from './blur-plane'
import type { PictureGeometry } from './picture-geometry'
import { type FloatPlane, readPlane } from './plane'
import { resizePlane } from './resize-plane'
import { thresholdBlocks } from './threshold-blocks'

/** Resolution and blur of a camera picture from a typical distance. */
const pxPerModule = 4
const blurModules = 0.2

/**
 * Returns the modules as read with the grid offset by this much, in modules, row by row; 1 is dark.
 */
export type Sampling = (shiftX: number, shiftY: number) => Uint8Array

/**
 * Converts a picture to modules as readers do: at 4 pixels per module and slightly blurred, the
 * center of each module is compared with the local threshold. The blur weights the center most.
 */
export function sampleModules(plane: FloatPlane, geometry: PictureGeometry): Uint8Array {
  return startSampling(plane, geometry)(0, 0)
}

/** Prepares the same conversion for several offsets of the reader's grid. */
export function startSampling(plane: FloatPlane, geometry: PictureGeometry): Sampling {
  const seen = blurPlane(
    resizePlane(
      plane,
      Math.round(geometry.width * pxPerModule),
      Math.round(geometry.height * pxPerModule),
    ),
    blurModules * pxPerModule,
  )
  const threshold = thresholdBlocks(seen)
  const scaleX = seen.width / geometry.width
  const scaleY = seen.height / geometry.height
  const { x: left, y: top, sizeModules } = geometry.symbol
  return (shiftX, shiftY) => {
    const dark = new Uint8Array(sizeModules * sizeModules)
    for (let index = 0; index < dark.length; index += 1) {
      const x = (left + (index % sizeModules) + 0.5 + shiftX) * scaleX
      const y = (top + Math.floor(index / sizeModules) + 0.5 + shiftY) * scaleY
      dark[index] = readPlane(seen, x, y) <= threshold(x, y) ? 1 : 0
    }
    return dark
  }
}
