import { type DarknessMap, type FitTargets, pickModules, scorePoints } from './fit-mesh'
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
 * crowd toward the edges, evenly (a cubic) or more to one side (a parabola along the axis). Tries
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
  const { modules } = targets
  const xs = pickModules(mesh.xs, modules)
  const ys = pickModules(mesh.ys, modules)
  const trialXs = xs.slice()
  const trialYs = ys.slice()
  let best: Bend | undefined
  let bestFit = scorePoints(xs, ys, map, targets)
  for (const along of ['x', 'y'] as const) {
    const places = placesOf(modules, mesh.sizeModules, along)
    for (const bulge of bulges) {
      for (const crowding of crowdings) {
        for (const shift of shifts) {
          const trial: Bend = {
            along,
            bulge: bulge * pxPerModule,
            crowding: crowding * pxPerModule,
            shift: shift * pxPerModule,
          }
          bend(xs, ys, trialXs, trialYs, places, trial)
          const fit = scorePoints(trialXs, trialYs, map, targets)
          if (fit <= bestFit) continue
          bestFit = fit
          best = trial
        }
      }
    }
  }
  if (!best) return mesh
  const bent = copyMesh(mesh)
  const everyModule = Uint16Array.from(mesh.xs, (_, index) => index)
  const places = placesOf(everyModule, mesh.sizeModules, best.along)
  bend(mesh.xs, mesh.ys, bent.xs, bent.ys, places, best)
  return bent
}

/** In pixels, along one of the axes. */
type Bend = { along: 'x' | 'y'; bulge: number; crowding: number; shift: number }

/** Returns the place of each module along an axis: −1 and 1 are the centers of the finders. */
function placesOf(modules: Uint16Array, sizeModules: number, along: 'x' | 'y'): Float32Array {
  return Float32Array.from(modules, (module) => {
    const place = along === 'x' ? module % sizeModules : Math.floor(module / sizeModules)
    return (place - (sizeModules - 1) / 2) / ((sizeModules - 7) / 2)
  })
}

function bend(
  xs: Float32Array,
  ys: Float32Array,
  bentXs: Float32Array,
  bentYs: Float32Array,
  places: Float32Array,
  { along, bulge, crowding, shift }: Bend,
): void {
  for (let index = 0; index < xs.length; index++) {
    const t = places[index] as number
    const bow = 1 - t * t
    const aside = bulge * bow
    // The maximum of t − t³ is 0.385, at 0.577.
    const ahead = crowding * 2.6 * t * bow + shift * bow
    bentXs[index] = (xs[index] as number) + (along === 'x' ? ahead : aside)
    bentYs[index] = (ys[index] as number) + (along === 'x' ? aside : ahead)
  }
}
