import type { FoundCode, Point } from '../code-found'
import { invertHomography, project, squareToQuad } from '../grid/homography'

/** Returns whether a point lies within a decoded symbol. */
export function isInsideCode({ corners }: FoundCode, point: Point): boolean {
  const { x, y } = project(invertHomography(squareToQuad(corners)), point)
  return x > -0.05 && y > -0.05 && x < 1.05 && y < 1.05
}
