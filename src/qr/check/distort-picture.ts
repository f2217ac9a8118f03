import type { Pixels } from '@/qr/render/pixels'
import { blurPlane } from './blur-plane'
import { drawNoise } from './draw-noise'
import { type ColorPlanes, type FloatPlane, joinPlanes } from './plane'
import { rotatePlane } from './rotate-plane'
import type { StressTest } from './stress-tests'
import { surroundPlane } from './surround-plane'

/** Of the page around the picture. */
const borderModules = 6
const pages = { none: 255, page: 255, dark: 0 } as const
const noiseSeed = 18004

/**
 * What a camera would make of a picture that has the test's pixels a module already: laid on a
 * page, turned, blurred, grained.
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
