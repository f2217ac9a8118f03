/**
 * Formats a decimal without exponent, at most four places: a tenth of a micrometer if 1 is a
 * millimeter.
 */
export function writeNumber(value: number): string {
  const rounded = Math.round(value * 10_000) / 10_000
  return String(Math.abs(rounded) < 1e-4 ? 0 : rounded).replace(/^(-?)0\./, '$1.')
}

export function writeNumbers(values: readonly number[]): string {
  return values.map(writeNumber).join(' ')
}
