import type { Corners } from '@/qr/decode/code-found'
import { squareToQuad } from '@/qr/decode/grid/homography'
import type { Luma } from '@/qr/decode/pixels/luma'
import { functionKinds, functionMap } from '@/qr/encode/function-patterns'
import type { Matrix } from '@/qr/encode/matrix'

/**
 * Content modules are sampled; finder and alignment modules are all used because they touch in
 * every style.
 */
const mostModules = 250
/**
 * Sample offsets spread evenly over a module, so that a module which does not fill its cell causes
 * no bias.
 */
const offsets = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5].map((step) => step / 6)
const stepsModules = [0.3, 0.12, 0.05, 0.02] as const
const mostRounds = 8
/** Minimum gain of contrast, in 255ths: smaller gains are random. */
const leastGain = 0.03

const touching: readonly number[] = [functionKinds.finder, functionKinds.separator]

/**
 * Moves the corners until the known modules best match the dark and light areas of the picture, to
 * a fiftieth of a module if the picture is sharp.
 */
export function refineCorners(picture: Luma, corners: Corners, matrix: Matrix): Corners {
  const { sizeModules, modules, version } = matrix
  const kinds = functionMap(version)
  const step = Math.max(1, Math.ceil(modules.length / mostModules)) | 1
  const points: { u: number; v: number; isDark: boolean }[] = []
  for (let index = 0; index < modules.length; index++) {
    if (!touching.includes(kinds[index] as number) && index % step !== 0) continue
    const [column, row] = [index % sizeModules, Math.floor(index / sizeModules)]
    for (const down of offsets) {
      for (const across of offsets) {
        const [u, v] = [(column + across) / sizeModules, (row + down) / sizeModules]
        points.push({ u, v, isDark: modules[index] === 1 })
      }
    }
  }
  const [first, second] = corners
  const pxPerModule = Math.hypot(second.x - first.x, second.y - first.y) / sizeModules
  const isDark = Uint8Array.from(points, (point) => (point.isDark ? 1 : 0))
  const us = Float64Array.from(points, ({ u }) => u)
  const vs = Float64Array.from(points, ({ v }) => v)
  const score = (tried: Corners) => Math.abs(measureContrast(picture, tried, us, vs, isDark))

  let best = corners
  let bestScore = score(corners)
  for (const stepModules of stepsModules) {
    const stepPx = stepModules * pxPerModule
    for (let round = 0; round < mostRounds; round++) {
      let hasImproved = false
      for (const move of moves) {
        const tried = best.map(({ x, y }, index) => {
          const [dx, dy] = move[index] as readonly [number, number]
          return { x: x + dx * stepPx, y: y + dy * stepPx }
        }) as unknown as Corners
        const triedScore = score(tried)
        if (triedScore <= bestScore + leastGain) continue
        best = tried
        bestScore = triedScore
        hasImproved = true
      }
      if (!hasImproved) break
    }
  }
  return best
}

const still = [0, 0] as const

/** Moves of the whole symbol, a side, or a corner. */
const moves = [[0, 1, 2, 3], [0, 1], [1, 2], [2, 3], [3, 0], [0], [1], [2], [3]].flatMap((moved) =>
  [[1, 0] as const, [-1, 0] as const, [0, 1] as const, [0, -1] as const].map((way) =>
    [0, 1, 2, 3].map((corner) => (moved.includes(corner) ? way : still)),
  ),
)

/** Returns the mean brightness of expected light points minus that of expected dark points. */
function measureContrast(
  { values, width, height }: Luma,
  corners: Corners,
  us: Float64Array,
  vs: Float64Array,
  isDark: Uint8Array,
): number {
  const [a, b, c, d, e, f, g, h, i] = squareToQuad(corners)
  const sums = [0, 0]
  const counts = [0, 0]
  for (let point = 0; point < us.length; point++) {
    const u = us[point] as number
    const v = vs[point] as number
    const w = g * u + h * v + i
    const x = Math.min(Math.max((a * u + b * v + c) / w - 0.5, 0), width - 1.001)
    const y = Math.min(Math.max((d * u + e * v + f) / w - 0.5, 0), height - 1.001)
    const at = (y | 0) * width + (x | 0)
    const fx = x - (x | 0)
    const upper = (values[at] as number) * (1 - fx) + (values[at + 1] as number) * fx
    const lower =
      (values[at + width] as number) * (1 - fx) + (values[at + width + 1] as number) * fx
    const kind = isDark[point] as 0 | 1
    sums[kind] = (sums[kind] as number) + upper + (lower - upper) * (y - (y | 0))
    counts[kind] = (counts[kind] as number) + 1
  }
  return (sums[0] as number) / (counts[0] as number) - (sums[1] as number) / (counts[1] as number)
}
