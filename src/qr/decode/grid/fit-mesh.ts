import { bendingWeights, type Mesh } from './mesh'

/** Darkness of each pixel relative to its surroundings; see `normaliseLocally`. */
export type DarknessMap = { darkness: Float32Array; width: number; height: number }

/** Modules used for the fit: their indices and expected values (1 dark, −1 light, 0 either). */
export type FitTargets = { modules: Uint16Array; expected: Int8Array }

/**
 * Weight of a module that may be either dark or light; a module with a known colour has weight 1.
 */
const dataWeight = 0.3

/**
 * Bends the mesh until the known modules (finders, timing and alignment patterns) lie on their
 * expected colour and all others on a clearly dark or light place. Coordinate descent: each control
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

/** Measures the fit of the mesh, or of the mesh with one control point moved by `dx`, `dy`. */
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
