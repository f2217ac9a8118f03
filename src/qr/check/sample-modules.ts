import { blurPlane } from './blur-plane'
import type { PictureGeometry } from './picture-geometry'
import { type FloatPlane, readPlane } from './plane'
import { resizePlane } from './resize-plane'
import { thresholdBlocks } from './threshold-blocks'

/** The picture of a camera at a fair distance. */
const pxPerModule = 4
const blurModules = 0.2

/** Modules as read with the grid this far off, in modules, row by row; 1 is dark. */
export type Sampling = (shiftX: number, shiftY: number) => Uint8Array

/**
 * Reads a picture back into modules as readers do: at 4 pixels a module and slightly blurred, the
 * middle of each module against the local threshold. The blur makes the centre of a module weigh
 * most.
 */
export function sampleModules(plane: FloatPlane, geometry: PictureGeometry): Uint8Array {
  return startSampling(plane, geometry)(0, 0)
}

/** The same for readers whose grid lies a little next to the true one. */
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
