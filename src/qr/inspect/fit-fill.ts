import type { Fill } from '@/qr/design/design'

/** A color at a position in the symbol's box, 0 to 1 across and down. */
export type ColorSample = { u: number; v: number; rgb: readonly [number, number, number] }

export type FittedFill = {
  fill: Exclude<Fill, { kind: 'none' }>
  /** Mean distance of the samples from the fill, in steps of 255 per channel. */
  residual: number
  colorAt: (u: number, v: number) => readonly [number, number, number]
}

type Model = { offsetAt: (u: number, v: number) => number; toFill: (stops: Stop[]) => Gradient }
type Gradient = Extract<Fill, { kind: 'linear' | 'radial' }>
type Stop = { offset: number; color: string }
type Triple = readonly [number, number, number]

/** Share of the worst-fitting samples that are treated as outliers. */
const outlierShare = 0.15
/**
 * A gradient requires at least this color distance between its stops, and at most this share of
 * the residual of a single color.
 */
const leastSpread = 6
const mostLeftOver = 0.62
const leastGain = 0.8
/** Residuals that differ by less than this are treated as equal. */
const tie = 0.12

/** Fits a fill to the samples: one color, unless a gradient fits much better. */
export function fitFill(samples: readonly ColorSample[]): FittedFill {
  const plain = fitSolid(samples)
  if (samples.length < 24 || plain.residual < leastGain) return plain
  const linear = fitLinear(samples)
  const radial = fitGradient(samples, radialModel)
  const best = linear.residual <= radial.residual + tie ? linear : radial
  const isBetter =
    best.spread > leastSpread &&
    best.residual < plain.residual * mostLeftOver &&
    best.residual < plain.residual - leastGain
  return isBetter ? best : plain
}

/** Returns the median color, which outliers do not affect. */
function fitSolid(samples: readonly ColorSample[]): FittedFill {
  const middle = (channel: 0 | 1 | 2) => {
    const values = samples.map(({ rgb }) => rgb[channel]).sort((a, b) => a - b)
    return values[values.length >> 1] ?? 0
  }
  const rgb = [middle(0), middle(1), middle(2)] as const
  const residual = meanOfMost(samples.map((sample) => colorDistance(sample.rgb, rgb)))
  return { fill: { kind: 'solid', color: toHex(rgb) }, residual, colorAt: () => rgb }
}

type FittedGradient = FittedFill & { spread: number }

function fitLinear(samples: readonly ColorSample[]): FittedGradient {
  const measure = (angle: number) => fitStops(samples, linearModel(wrapAngle(angle)), 3).residual
  const coarse = findLeast(spreadAround(82.5, 165, 15), measure)
  const fine = findLeast(spreadAround(coarse.at, 16, 2), measure)
  // Prefers the coarse angle, because designers usually choose round angles.
  const angle = coarse.value <= fine.value + tie ? coarse.at : fine.at
  return fitGradient(samples, linearModel(wrapAngle(angle)))
}

/** Normalizes to half a turn: the other half is the same gradient with its ends exchanged. */
function wrapAngle(angleDegrees: number): number {
  return (angleDegrees + 180) % 180
}

function spreadAround(middle: number, width: number, step: number): number[] {
  const count = Math.round(width / step) + 1
  return Array.from({ length: count }, (_, index) => middle - width / 2 + index * step)
}

function findLeast(places: readonly number[], measure: (at: number) => number) {
  let least = { at: 0, value: Number.POSITIVE_INFINITY }
  for (const at of places) {
    const value = measure(at)
    if (value < least.value) least = { at, value }
  }
  return least
}

/** Runs from corner to corner at any angle; see `Fill`. */
function linearModel(angleDegrees: number): Model {
  const angle = (angleDegrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const reach = Math.abs(cos) + Math.abs(sin)
  return {
    offsetAt: (u, v) => ((u - 0.5) * cos + (v - 0.5) * sin) / reach + 0.5,
    toFill: (stops) => ({ kind: 'linear', angleDegrees, stops }),
  }
}

const radialModel: Model = {
  offsetAt: (u, v) => Math.hypot(u - 0.5, v - 0.5) / Math.SQRT1_2,
  toFill: (stops) => ({ kind: 'radial', stops }),
}

/** Fits a gradient with the smallest sufficient number of stops. */
function fitGradient(samples: readonly ColorSample[], model: Model): FittedGradient {
  const two = fitStops(samples, model, 2)
  const three = fitStops(samples, model, 3)
  const five = fitStops(samples, model, 5)
  const isEnough = (few: FittedGradient, more: FittedGradient) =>
    few.residual <= more.residual * 1.25 + 0.35
  if (isEnough(two, three) && isEnough(two, five)) return two
  return isEnough(three, five) ? three : five
}

/**
 * Fits colors at evenly spaced offsets with linear interpolation: least squares, then once more
 * without the worst-fitting samples.
 */
function fitStops(
  samples: readonly ColorSample[],
  { offsetAt, toFill }: Model,
  count: number,
): FittedGradient {
  const placed = samples.map((sample) => ({ ...sample, at: offsetAt(sample.u, sample.v) }))
  const colorsOf = (used: typeof placed) => solveStops(used, count)
  const mix = (colors: readonly Triple[], at: number): Triple => {
    const place = Math.min(Math.max(at, 0), 1) * (count - 1)
    const low = Math.min(Math.floor(place), count - 2)
    const share = place - low
    const [before, after] = [colors[low] as Triple, colors[low + 1] as Triple]
    return [0, 1, 2].map((channel) => {
      const value = before[channel as 0] * (1 - share) + after[channel as 0] * share
      return Math.min(255, Math.max(0, value))
    }) as unknown as Triple
  }
  let colors = colorsOf(placed)
  const ranked = placed
    .map((sample) => ({ sample, miss: colorDistance(sample.rgb, mix(colors, sample.at)) }))
    .sort((a, b) => a.miss - b.miss)
  const inliers = ranked.slice(0, Math.ceil(ranked.length * (1 - outlierShare)))
  colors = colorsOf(inliers.map(({ sample }) => sample))
  const residual = meanOfMost(placed.map(({ rgb, at }) => colorDistance(rgb, mix(colors, at))))
  const stops = colors.map((color, index) => ({
    offset: index / (count - 1),
    color: toHex(color),
  }))
  const spread = Math.max(
    ...colors.flatMap((one) => colors.map((other) => colorDistance(one, other))),
  )
  const colorAt = (u: number, v: number) => mix(colors, offsetAt(u, v))
  return { fill: toFill(stops), residual, spread, colorAt }
}

/**
 * Solves the normal equations of hat functions; a small stiffness term determines stops without
 * samples.
 */
function solveStops(
  samples: readonly { at: number; rgb: readonly [number, number, number] }[],
  count: number,
): Triple[] {
  const matrix = Array.from({ length: count }, () => new Float64Array(count))
  const rights = Array.from({ length: count }, () => [0, 0, 0])
  const add = (row: number, column: number, value: number) => {
    const line = matrix[row] as Float64Array
    line[column] = (line[column] as number) + value
  }
  for (const { at, rgb } of samples) {
    const place = Math.min(Math.max(at, 0), 1) * (count - 1)
    const low = Math.min(Math.floor(place), count - 2)
    const share = place - low
    for (const [row, weight] of [
      [low, 1 - share],
      [low + 1, share],
    ] as const) {
      add(row, low, weight * (1 - share))
      add(row, low + 1, weight * share)
      const right = rights[row] as number[]
      for (let channel = 0; channel < 3; channel++) {
        right[channel] = (right[channel] as number) + weight * (rgb[channel as 0] as number)
      }
    }
  }
  const stiffness = 1e-4 * samples.length + 1e-9
  for (let row = 0; row + 1 < count; row++) {
    add(row, row, stiffness)
    add(row + 1, row + 1, stiffness)
    add(row, row + 1, -stiffness)
    add(row + 1, row, -stiffness)
  }
  return eliminate(matrix, rights)
}

/**
 * Solves by Gaussian elimination without pivoting, which a symmetric positive definite matrix does
 * not require.
 */
function eliminate(matrix: readonly Float64Array[], rights: readonly number[][]): Triple[] {
  const count = matrix.length
  for (let pivot = 0; pivot < count; pivot++) {
    const line = matrix[pivot] as Float64Array
    for (let row = 0; row < count; row++) {
      if (row === pivot) continue
      const other = matrix[row] as Float64Array
      const factor = (other[pivot] as number) / (line[pivot] as number)
      if (factor === 0) continue
      for (let column = pivot; column < count; column++) {
        other[column] = (other[column] as number) - factor * (line[column] as number)
      }
      const right = rights[row] as number[]
      for (let channel = 0; channel < 3; channel++) {
        right[channel] =
          (right[channel] as number) - factor * ((rights[pivot] as number[])[channel] as number)
      }
    }
  }
  return rights.map((right, row) =>
    right.map((value) => value / ((matrix[row] as Float64Array)[row] as number)),
  ) as unknown as Triple[]
}

/** Averages without the outliers. */
function meanOfMost(misses: readonly number[]): number {
  const sorted = [...misses].sort((a, b) => a - b)
  const most = sorted.slice(0, Math.ceil(sorted.length * (1 - outlierShare)))
  return most.reduce((sum, miss) => sum + miss, 0) / Math.max(1, most.length)
}

export function colorDistance(first: Triple, second: Triple): number {
  return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2])
}

export function toHex(rgb: Triple): string {
  const hex = (value: number) =>
    Math.min(255, Math.max(0, Math.round(value)))
      .toString(16)
      .padStart(2, '0')
  return `#${rgb.map(hex).join('')}`
}
