import { bendingWeights, type Mesh } from './mesh'

/** Darkness of each pixel relative to its surroundings; see `normalizeLocally`. */
export type DarknessMap = { darkness: Float32Array; width: number; height: number }

/**
 * Modules used for the fit: their indices and expected values (1 dark, −1 light, 0 either), those
 * with an expected color first.
 */
export type FitTargets = { modules: Uint16Array; expected: Int8Array; knownCount: number }

/**
 * Weight of a module that may be either dark or light; a module with a known color has weight 1.
 */
const dataWeight = 0.3

/**
 * Bends the mesh until the known modules (finders, timing and alignment patterns) lie on their
 * expected color and all others on a clearly dark or light place. Coordinate descent: each control
 * point is moved by a step in every direction while the fit improves, then the steps shrink.
 *
 * @returns the fit from about 0 (noise) to 1 and more (clean)
 */
export function fitMesh(
  mesh: Mesh,
  map: DarknessMap,
  targets: FitTargets,
  { degree, stepsPx }: { degree: number; stepsPx: readonly number[] },
): number {
  const { modules } = targets
  const weights = bendingWeights(mesh.sizeModules, degree)
  const shares = weights.map((weight) => pickModules(weight, modules))
  const moved = weights.map(() => ({ x: 0, y: 0 }))
  const xs = pickModules(mesh.xs, modules)
  const ys = pickModules(mesh.ys, modules)
  let best = scorePoints(xs, ys, map, targets)
  for (const stepPx of stepsPx) {
    for (let round = 0; round < 6; round++) {
      let improved = false
      for (const [control, share] of shares.entries()) {
        for (const [dx, dy] of [
          [stepPx, 0],
          [-stepPx, 0],
          [0, stepPx],
          [0, -stepPx],
        ] as const) {
          const score = scorePoints(xs, ys, map, targets, share, dx, dy)
          if (score <= best + 1e-4) continue
          best = score
          improved = true
          if (dx !== 0) shift(xs, share, dx)
          else shift(ys, share, dy)
          const total = moved[control] as { x: number; y: number }
          total.x += dx
          total.y += dy
        }
      }
      if (!improved) break
    }
  }
  for (const [control, { x, y }] of moved.entries()) {
    const weight = weights[control] as Float32Array
    if (x !== 0) shift(mesh.xs, weight, x)
    if (y !== 0) shift(mesh.ys, weight, y)
  }
  return best
}

/** Measures the fit of the mesh. */
export function scoreMesh({ xs, ys }: Mesh, map: DarknessMap, targets: FitTargets): number {
  return scorePoints(
    pickModules(xs, targets.modules),
    pickModules(ys, targets.modules),
    map,
    targets,
  )
}

/**
 * Measures the fit of the centers of the targets' modules, or of these centers moved by their
 * `shares` of `dx` and `dy`.
 */
export function scorePoints(
  xs: Float32Array,
  ys: Float32Array,
  { darkness, width, height }: DarknessMap,
  { expected, knownCount }: FitTargets,
  shares: Float32Array | undefined = undefined,
  dx = 0,
  dy = 0,
): number {
  const [lastX, lastY] = [width - 1, height - 1]
  let known = 0
  let seen = 0
  let other = 0
  for (let index = 0; index < xs.length; index++) {
    const share = shares ? (shares[index] as number) : 0
    const x = (xs[index] as number) + dx * share - 0.5
    const y = (ys[index] as number) + dy * share - 0.5
    if (!(x >= 0 && y >= 0 && x < lastX && y < lastY)) continue
    const left = x | 0
    const top = y | 0
    const at = top * width + left
    const fx = x - left
    const aboveLeft = darkness[at] as number
    const belowLeft = darkness[at + width] as number
    const upper = aboveLeft + ((darkness[at + 1] as number) - aboveLeft) * fx
    const lower = belowLeft + ((darkness[at + width + 1] as number) - belowLeft) * fx
    const value = upper + (lower - upper) * (y - top)
    if (index < knownCount) {
      known += (expected[index] as number) * value
      seen++
    } else {
      other += value < 0 ? -value : value
    }
  }
  return (known + dataWeight * other) / (seen + dataWeight * (xs.length - seen))
}

/** Returns the values of the modules. */
export function pickModules(values: Float32Array, modules: Uint16Array): Float32Array {
  const picked = new Float32Array(modules.length)
  for (let index = 0; index < picked.length; index++) {
    picked[index] = values[modules[index] as number] as number
  }
  return picked
}

function shift(values: Float32Array, shares: Float32Array, by: number): void {
  for (let index = 0; index < values.length; index++) {
    values[index] = (values[index] as number) + by * (shares[index] as number)
  }
}
