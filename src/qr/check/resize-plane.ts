import type { FloatPlane } from './plane'

/** Scales a plane so that each pixel is the mean of the area that it covers. */
export function resizePlane(plane: FloatPlane, width: number, height: number): FloatPlane {
  if (width === plane.width && height === plane.height) return plane
  const across = measureOverlaps(plane.width, width)
  const narrow = new Float32Array(width * plane.height)
  for (let y = 0, to = 0; y < plane.height; y += 1) {
    const row = y * plane.width
    for (let x = 0, tap = 0; x < width; x += 1, to += 1) {
      const first = row + (across.first[x] as number)
      const taps = across.taps[x] as number
      let sum = 0
      for (let index = 0; index < taps; index += 1, tap += 1)
        sum += (across.weights[tap] as number) * (plane.values[first + index] as number)
      narrow[to] = sum
    }
  }
  const down = measureOverlaps(plane.height, height)
  const values = new Float32Array(width * height)
  for (let y = 0, tap = 0; y < height; y += 1) {
    const to = y * width
    for (let index = 0; index < (down.taps[y] as number); index += 1, tap += 1) {
      const weight = down.weights[tap] as number
      const from = ((down.first[y] as number) + index) * width
      for (let x = 0; x < width; x += 1)
        values[to + x] = (values[to + x] as number) + weight * (narrow[from + x] as number)
    }
  }
  return { values, width, height }
}

/** Returns for each target pixel the first covered source pixel, their number and their weights. */
function measureOverlaps(from: number, to: number) {
  const step = from / to
  const first = new Int32Array(to)
  const taps = new Int32Array(to)
  const weights: number[] = []
  for (let index = 0; index < to; index += 1) {
    const start = index * step
    const end = Math.min(from, start + step)
    const last = Math.max(Math.floor(start), Math.ceil(end - 1e-6) - 1)
    first[index] = Math.floor(start)
    taps[index] = last - Math.floor(start) + 1
    for (let old = Math.floor(start); old <= last; old += 1)
      weights.push((Math.min(end, old + 1) - Math.max(start, old)) / (end - start))
  }
  return { first, taps, weights: Float32Array.from(weights) }
}
