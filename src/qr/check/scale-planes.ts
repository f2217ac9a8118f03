import type { PictureGeometry } from './picture-geometry'
import type { ColorPlanes, FloatPlane } from './plane'
import { resizePlane } from './resize-plane'

/** Scales a picture of a scene to this number of pixels per module. */
export function scalePlanes(
  planes: ColorPlanes,
  { width, height }: PictureGeometry,
  pxPerModule: number,
): ColorPlanes {
  return planes.map((plane) =>
    resizePlane(plane, Math.round(width * pxPerModule), Math.round(height * pxPerModule)),
  ) as [FloatPlane, FloatPlane, FloatPlane]
}
