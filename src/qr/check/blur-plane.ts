import type { FloatPlane } from './plane'

/** Applies a Gaussian blur; pixels beyond the edge repeat those at the edge. */
export function blurPlane(plane: FloatPlane, sigmaPx: number): FloatPlane {
  if (sigmaPx <= 0) return plane
  const { width, height, values } = plane
  const kernel = drawKernel(sigmaPx)
  const radius = kernel.length - 1
  const middle = kernel[0] as number

  const padded = new Float32Array(width + 2 * radius)
  const across = new Float32Array(values.length)
  for (let y = 0, to = 0; y < height; y += 1) {
    padded.set(values.subarray(to, to + width), radius)
    padded.fill(values[to] as number, 0, radius)
    padded.fill(values[to + width - 1] as number, radius + width)
    for (let at = radius; at < radius + width; at += 1, to += 1) {
      let sum = middle * (padded[at] as number)
      for (let tap = 1; tap <= radius; tap += 1)
        sum +=
          (kernel[tap] as number) * ((padded[at - tap] as number) + (padded[at + tap] as number))
      across[to] = sum
    }
  }

  const blurred = new Float32Array(values.length)
  for (let y = 0; y < height; y += 1) {
    const to = y * width
    for (let x = 0; x < width; x += 1) blurred[to + x] = middle * (across[to + x] as number)
    for (let tap = 1; tap <= radius; tap += 1) {
      const weight = kernel[tap] as number
      const above = Math.max(0, y - tap) * width
      const below = Math.min(height - 1, y + tap) * width
      for (let x = 0; x < width; x += 1)
        blurred[to + x] =
          (blurred[to + x] as number) +
          weight * ((across[above + x] as number) + (across[below + x] as number))
    }
  }
  return { values: blurred, width, height }
}

/** Returns the middle and one half of the kernel, up to two and a half standard deviations. */
function drawKernel(sigmaPx: number): Float32Array {
  const half = Float32Array.from({ length: Math.ceil(sigmaPx * 2.5) + 1 }, (_, distance) =>
    Math.exp(-(distance * distance) / (2 * sigmaPx * sigmaPx)),
  )
  const sum = half.reduce((total, weight) => total + 2 * weight, -(half[0] as number))
  return half.map((weight) => weight / sum)
}
