import type { Pixels } from '@/qr/render/pixels'
import { blurPlane } from './blur-plane'
import { drawNoise } from './draw-noise'
import type { PictureGeometry } from './picture-geometry'
import { type ColorPlanes, joinPlanes, type Plane } from './plane'
import { resizePlane } from './resize-plane'
import { rotatePlane } from './rotate-plane'
import type { StressTest } from './stress-tests'
import { surroundPlane } from './surround-plane'

/** Of the page around the picture. */
const borderModules = 6
const pages = { page: 255, dark: 0 } as const
const noiseSeed = 18004

/** What a camera would make of a picture: laid on a page, scaled, turned, blurred, grained. */
export function distortPicture(
  planes: ColorPlanes,
  { width, height }: PictureGeometry,
  { pxPerModule, blur, noise, rotation, surround }: Omit<StressTest, 'hard'>,
): Pixels {
  const page = pages[surround]
  const [red, green, blue] = planes.map((plane) => {
    const scaled = resizePlane(
      plane,
      Math.round(width * pxPerModule),
      Math.round(height * pxPerModule),
    )
    const laid = surroundPlane(scaled, borderModules * pxPerModule, page)
    return blurPlane(rotatePlane(laid, rotation, page), blur * pxPerModule)
  }) as [Plane, Plane, Plane]
  const blurred: ColorPlanes = [red, green, blue]
  if (noise > 0) {
    const grain = drawNoise(red.values.length, noise, noiseSeed)
    for (const { values } of blurred)
      for (let at = 0; at < values.length; at += 1)
        values[at] = (values[at] as number) + (grain[at] as number)
  }
  return joinPlanes(blurred)
}
