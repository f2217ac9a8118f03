/** Indices below `count`: all, or `most` evenly spaced ones including the first and last. */
export function spreadEvenly(count: number, most: number): readonly number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index)
  return Array.from({ length: most }, (_, index) => Math.round((index * (count - 1)) / (most - 1)))
}
