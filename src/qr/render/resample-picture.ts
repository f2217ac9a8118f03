import type { Pixels } from './pixels'

type Taps = { first: number; weights: Float64Array }
/** Box that the whole picture fills, in pixels of the target. */
type Box = { x: number; y: number; width: number; height: number }

/**
 * Resamples a picture into a box, row by row: bilinear when enlarging; when reducing, the weighted
 * mean of the source pixels (a triangle filter as wide as two pixels of the coarser grid).
 *
 * @returns a function that writes row `y`, columns `from` up to `to`, as red, green, blue and
 *   alpha from 0 to 1, premultiplied
 */
export function resamplePicture({ rgba, width, height }: Pixels, box: Box) {
  const columns: (Taps | undefined)[] = []
  const mixed = new Float64Array(width * 4)

  return (y: number, from: number, to: number, out: Float64Array) => {
    const rows = tapsAt(((y + 0.5 - box.y) / box.height) * height, height / box.height, height)
    mixed.fill(0)
    rows.weights.forEach((weight, index) => {
      let at = (rows.first + index) * width * 4
      for (let x = 0; x < mixed.length; x += 4, at += 4) {
        const alpha = (weight * (rgba[at + 3] as number)) / 255
        mixed[x] = (mixed[x] as number) + (alpha * (rgba[at] as number)) / 255
        mixed[x + 1] = (mixed[x + 1] as number) + (alpha * (rgba[at + 1] as number)) / 255
        mixed[x + 2] = (mixed[x + 2] as number) + (alpha * (rgba[at + 2] as number)) / 255
        mixed[x + 3] = (mixed[x + 3] as number) + alpha
      }
    })
    for (let x = from; x < to; x++) {
      columns[x] ??= tapsAt(((x + 0.5 - box.x) / box.width) * width, width / box.width, width)
      const { first, weights } = columns[x] as Taps
      for (let channel = 0; channel < 4; channel++) {
        let sum = 0
        for (let index = 0; index < weights.length; index++) {
          sum += (weights[index] as number) * (mixed[(first + index) * 4 + channel] as number)
        }
        out[x * 4 + channel] = sum
      }
    }
  }
}

/** Returns the weights of the `count` samples for the position `center`; the ends extend. */
function tapsAt(center: number, step: number, count: number): Taps {
  const reach = Math.max(1, step)
  const clamp = (index: number) => Math.min(Math.max(index, 0), count - 1)
  const first = Math.floor(center - reach)
  const last = Math.ceil(center + reach)
  const weights = new Float64Array(clamp(last) - clamp(first) + 1)
  let total = 0
  for (let index = first; index <= last; index++) {
    const weight = Math.max(0, 1 - Math.abs(index + 0.5 - center) / reach)
    const place = clamp(index) - clamp(first)
    weights[place] = (weights[place] as number) + weight
    total += weight
  }
  return { first: clamp(first), weights: weights.map((weight) => weight / total) }
}
