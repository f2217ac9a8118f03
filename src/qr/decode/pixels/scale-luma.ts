import type { Luma } from './luma'

/**
 * Scales to any width and height, each by its own factor. Shrinking averages the covered pixels,
 * enlarging interpolates between neighbors.
 */
export function scaleLuma(
  { values, width, height }: Luma,
  toWidth: number,
  toHeight: number,
): Luma {
  const across = weigh(width, toWidth)
  const down = weigh(height, toHeight)
  const rows = new Float32Array(toWidth * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < toWidth; x++) {
      let sum = 0
      const from = across.start[x] as number
      for (let tap = 0; tap < across.taps; tap++) {
        sum +=
          (values[y * width + from + tap] as number) *
          (across.weights[x * across.taps + tap] as number)
      }
      rows[y * toWidth + x] = sum
    }
  }
  const scaled = new Uint8Array(toWidth * toHeight)
  for (let y = 0; y < toHeight; y++) {
    const from = down.start[y] as number
    for (let x = 0; x < toWidth; x++) {
      let sum = 0.5
      for (let tap = 0; tap < down.taps; tap++) {
        sum +=
          (rows[(from + tap) * toWidth + x] as number) *
          (down.weights[y * down.taps + tap] as number)
      }
      scaled[y * toWidth + x] = sum
    }
  }
  return { values: scaled, width: toWidth, height: toHeight }
}

/**
 * Returns the source pixels of each target pixel: a triangle as wide as the step, at least one
 * pixel.
 */
function weigh(from: number, to: number) {
  const step = from / to
  const reach = Math.max(step * 0.75, 1)
  const taps = Math.min(from, Math.ceil(reach * 2) + 1)
  const start = new Int32Array(to)
  const weights = new Float32Array(to * taps)
  for (let index = 0; index < to; index++) {
    const center = (index + 0.5) * step - 0.5
    const first = Math.min(Math.max(Math.ceil(center - reach), 0), from - taps)
    start[index] = first
    let total = 0
    for (let tap = 0; tap < taps; tap++) {
      const weight = Math.max(0, 1 - Math.abs(first + tap - center) / reach)
      weights[index * taps + tap] = weight
      total += weight
    }
    if (total === 0) {
      weights[index * taps] = 1
      total = 1
    }
    for (let tap = 0; tap < taps; tap++)
      weights[index * taps + tap] = (weights[index * taps + tap] as number) / total
  }
  return { start, weights, taps }
}
