import type { Point } from '../code-found'
import type { Homography } from '../grid/homography'
import { project } from '../grid/homography'
import type { Luma } from './luma'
import { rectify } from './rectify'

/** Rotates the whole picture clockwise about its middle; the corners repeat its edge. */
export function rotateLuma(
  picture: Luma,
  radians: number,
): { luma: Luma; toSource: (point: Point) => Point } {
  const { width, height } = picture
  const cos = Math.cos(radians)
  const sin = Math.sin(radians)
  const toWidth = Math.ceil(width * Math.abs(cos) + height * Math.abs(sin))
  const toHeight = Math.ceil(width * Math.abs(sin) + height * Math.abs(cos))
  const back: Homography = [
    cos,
    sin,
    width / 2 - (cos * toWidth) / 2 - (sin * toHeight) / 2,
    -sin,
    cos,
    height / 2 + (sin * toWidth) / 2 - (cos * toHeight) / 2,
    0,
    0,
    1,
  ]
  return {
    luma: rectify(picture, back, toWidth, toHeight),
    toSource: (point) => project(back, point),
  }
}
