import { type DarknessMap, type FitTargets, scoreMesh } from './fit-mesh'
import { copyMesh, type Mesh } from './mesh'

/**
 * Trial values in modules: how far lines bulge to either side, and how far modules are crowded or
 * shifted along the axis.
 */
const bulges = [-6, -5, -4, -3, -2.25, -1.5, -0.75, 0, 0.75, 1.5, 2.25, 3, 4, 5, 6] as const
const crowdings = [0, 0.9, 1.8, 2.8] as const
const shifts = [-1, 0, 1] as const

/**
 * Searches for the bend of a cylinder by trial, because a bend moves the middle of a symbol by more
 * modules than a step-by-step fit can follow: lines across the axis bulge (a parabola), and modules
 * crowd towards the edges, evenly (a cubic) or more to one side (a parabola along the axis). Tries
 * both axes and returns the mesh with the best fit.
 *
 * @param targets a few are enough
 */
export function bendMesh(
  mesh: Mesh,
  map: DarknessMap,
  targets: FitTargets,
  pxPerModule: number,
): Mesh {
  let best = mesh
  let bestFit = scoreMesh(mesh, map, targets)
  const trial = copyMesh(mesh)
  for (const along of ['x', 'y'] as const) {
    for (const bulge of bulges) {
      for (const crowding of crowdings) {
        for (const shift of shifts) {
          bend(mesh, trial, targets.modules, along, [
            bulge * pxPerModule,
            crowding * pxPerModule,
            shift * pxPerModule,
          ])
          const fit = scoreMesh(trial, map, targets)
          if (fit <= bestFit) continue
          bestFit = fit
          best = copyMesh(mesh)
          const everyModule = Uint16Array.from(mesh.xs, (_, index) => index)
          bend(mesh, best, everyModule, along, [
            bulge * pxPerModule,
            crowding * pxPerModule,
            shift * pxPerModule,
          ])
        }
      }
    }
  }
  return best
}

function bend(
  { sizeModules, xs, ys }: Mesh,
  into: Mesh,
  modules: Uint16Array,
  along: 'x' | 'y',
  [bulge, crowding, shift]: readonly [number, number, number],
): void {
  for (const index of modules) {
    const place = along === 'x' ? index % sizeModules : Math.floor(index / sizeModules)
    // −1 and 1 are the centres of the finders, where the quadrilateral is known.
    const t = (place - (sizeModules - 1) / 2) / ((sizeModules - 7) / 2)
    const bow = 1 - t * t
    const aside = bulge * bow
    // The maximum of t − t³ is 0.385, at 0.577.
    const ahead = crowding * 2.6 * t * bow + shift * bow
    into.xs[index] = (xs[index] as number) + (along === 'x' ? ahead : aside)
    into.ys[index] = (ys[index] as number) + (along === 'x' ? aside : ahead)
  }
}
