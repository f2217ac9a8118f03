import { bendingWeights, type Mesh } from './mesh'

/** How much darker than its surroundings each pixel is; see `normaliseLocally`. */
export type DarknessMap = { darkness: Float32Array; width: number; height: number }

/** What counts for the fit: module indices, with 1 dark, −1 light and 0 for either. */
export type FitTargets = { modules: Uint16Array; expected: Int8Array }

/** A module that must be dark or light counts fully, one that must only be either this much. */
const dataWeight = 0.3

/**
 * Bends the mesh until the modules that are known lie on what they must be (finders, timing and
 * alignment patterns) and all others on something clearly dark or light. Coordinate descent: each
 * control point is tried a step to every side as long as that helps, then the steps shrink.
 *
 * @returns the fit from about 0 (noise) to 1 and more (clean)
 */
export function fitMesh(
  mesh: Mesh,
  map: DarknessMap,
  targets: FitTargets,
  { degree, stepsPx }: { degree: number; stepsPx: readonly number[] },
): number {
  const weights = bendingWeights(mesh.sizeModules, degree)
  let best = scoreMesh(mesh, map, targets)
  for (const stepPx of stepsPx) {
    for (let round = 0; round < 6; round++) {
      let improved = false
      for (const weight of weights) {
        for (const [dx, dy] of [
          [stepPx, 0],
          [-stepPx, 0],
          [0, stepPx],
          [0, -stepPx],
        ] as const) {
          const score = scoreMesh(mesh, map, targets, weight, dx, dy)
          if (score <= best + 1e-4) continue
          best = score
          improved = true
          for (let index = 0; index < weight.length; index++) {
            mesh.xs[index] = (mesh.xs[index] as number) + dx * (weight[index] as number)
            mesh.ys[index] = (mesh.ys[index] as number) + dy * (weight[index] as number)
          }
        }
      }
      if (!improved) break
    }
  }
  return best
}

/** The fit of the mesh, or of the mesh with one control point moved by `dx`, `dy`. */
export function scoreMesh(
  mesh: Mesh,
  { darkness, width, height }: DarknessMap,
  { modules, expected }: FitTargets,
  weight?: Float32Array,
  dx = 0,
  dy = 0,
): number {
  let known = 0
  let knownCount = 0
  let other = 0
  for (let index = 0; index < modules.length; index++) {
    const module = modules[index] as number
    const share = weight ? (weight[module] as number) : 0
    const x = (mesh.xs[module] as number) + dx * share - 0.5
    const y = (mesh.ys[module] as number) + dy * share - 0.5
    if (!(x >= 0 && y >= 0 && x < width - 1 && y < height - 1)) continue
    const left = x | 0
    const at = (y | 0) * width + left
    const fx = x - left
    const fy = y - (y | 0)
    const upper = (darkness[at] as number) * (1 - fx) + (darkness[at + 1] as number) * fx
    const lower =
      (darkness[at + width] as number) * (1 - fx) + (darkness[at + width + 1] as number) * fx
    const value = upper + (lower - upper) * fy
    const sign = expected[index] as number
    if (sign === 0) {
      other += value < 0 ? -value : value
    } else {
      known += sign * value
      knownCount++
    }
  }
  const otherCount = modules.length - knownCount
  return (known + dataWeight * other) / (knownCount + dataWeight * otherCount)
}
