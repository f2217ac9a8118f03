import type { Corners, Point } from '../code-found'
import { type Homography, project } from './homography'
import type { Mesh } from './mesh'
import { gridPxPerModule } from './rectified-view'

/**
 * Returns the outer corners of a symbol in the picture, clockwise in the symbol's own order, also
 * for a mirrored symbol.
 */
export function cornersOfMesh(
  { xs, ys, sizeModules }: Mesh,
  toSource: Homography,
  mirrored: boolean,
): Corners {
  const last = sizeModules - 1
  const corner = (column: 0 | 1, row: 0 | 1): Point => {
    const index = row * last * sizeModules + column * last
    return project(toSource, {
      x: (xs[index] as number) + (column - 0.5) * gridPxPerModule,
      y: (ys[index] as number) + (row - 0.5) * gridPxPerModule,
    })
  }
  return mirrored
    ? [corner(0, 0), corner(0, 1), corner(1, 1), corner(1, 0)]
    : [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)]
}
