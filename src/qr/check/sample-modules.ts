import { blurPlane } from './blur-plane'
import type { PictureGeometry } from './picture-geometry'
import { type Plane, readPlane } from './plane'
import { resizePlane } from './resize-plane'
import { thresholdBlocks } from './threshold-blocks'

/** The picture of a camera at a fair distance. */
const pxPerModule = 4
const blurModules = 0.2

/**
 * Reads a picture back into modules, row by row, 1 where a reader takes one for dark: at 4 pixels
 * a module and slightly blurred, the middle of each module against the local threshold. The blur
 * makes the centre of a module weigh most.
 */
export function sampleModules(plane: Plane, geometry: PictureGeometry): Uint8Array {
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
  return Uint8Array.from({ length: sizeModules * sizeModules }, (_, index) => {
    const x = (left + (index % sizeModules) + 0.5) * scaleX
    const y = (top + Math.floor(index / sizeModules) + 0.5) * scaleY
    return readPlane(seen, x, y) <= threshold(x, y) ? 1 : 0
  })
}
