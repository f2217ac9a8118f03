/** Tops of axes; half of each but 1 is a whole number, too. */
const steps = [1, 2, 4, 6, 8, 10]

/** Returns the smallest of 1, 2, 4, 6, 8, 10, 20, 40 … that is not less than the count. */
export function niceCeiling(count: number): number {
  const power = 10 ** Math.floor(Math.log10(count))
  return steps.map((step) => step * power).find((step) => step >= count) ?? count
}
