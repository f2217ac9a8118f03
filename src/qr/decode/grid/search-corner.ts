import type { Corners, Point } from '../code-found'
import type { Luma } from '../pixels/luma'
import { scorePoints } from './fit-mesh'
import { fitTargets } from './fit-targets'
import { project, squareToQuad } from './homography'
import { gridPxPerModule, rectifyView } from './rectified-view'

/** Rings of trials around the estimate, coarse ones first: reach and step in modules. */
const rings = [
  { reach: 7, step: 1 },
  { reach: 0.75, step: 0.375 },
] as const

/**
 * Searches for the fourth corner, which three finders do not determine: in a steep view the corner
 * is many modules from where the parallelogram would place it. Tries places around the estimate and
 * returns the one where the modules fit the grid best.
 */
export function searchCorner(
  picture: Luma,
  corners: Corners,
  { version, inverted }: { version: number; inverted: boolean },
): Corners {
  const { map, mesh, toSource, marginPx } = rectifyView(picture, corners, version, inverted, 8)
  const targets = fitTargets(version, 'few')
  const { modules } = targets
  const { sizeModules } = mesh
  const xs = new Float32Array(modules.length)
  const ys = new Float32Array(modules.length)
  const us = Float32Array.from(modules, (module) => ((module % sizeModules) + 0.5) / sizeModules)
  const vs = Float32Array.from(
    modules,
    (module) => (Math.floor(module / sizeModules) + 0.5) / sizeModules,
  )
  const near = marginPx
  const far = marginPx + sizeModules * gridPxPerModule
  const fixed = [
    { x: near, y: near },
    { x: far, y: near },
    { x: near, y: far },
  ] as const

  const fitAt = (corner: Point): number => {
    const [a, b, c, d, e, f, g, h] = squareToQuad([fixed[0], fixed[1], corner, fixed[2]])
    for (let index = 0; index < xs.length; index++) {
      const u = us[index] as number
      const v = vs[index] as number
      const w = 1 / (g * u + h * v + 1)
      xs[index] = (a * u + b * v + c) * w
      ys[index] = (d * u + e * v + f) * w
    }
    return scorePoints(xs, ys, map, targets)
  }

  let best: Point = { x: far, y: far }
  let bestFit = fitAt(best)
  for (const { reach, step } of rings) {
    const { x, y } = best
    for (let dx = -reach; dx <= reach; dx += step) {
      for (let dy = -reach; dy <= reach; dy += step) {
        const corner = { x: x + dx * gridPxPerModule, y: y + dy * gridPxPerModule }
        const fit = fitAt(corner)
        if (fit <= bestFit) continue
        bestFit = fit
        best = corner
      }
    }
  }
  return [corners[0], corners[1], project(toSource, best), corners[3]]
}
