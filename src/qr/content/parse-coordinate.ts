/** Six decimals are 11 cm on Earth; more would only make the code denser. */
const decimals = 6

/**
 * Parses a latitude or longitude in degrees as typed in any language: decimal comma or point,
 * full-width digits, a typographic minus. Undefined if it is not a number.
 */
export function parseCoordinate(typed: string): number | undefined {
  const text = typed.normalize('NFKC').trim().replace('\u2212', '-').replace(',', '.')
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text)) return undefined
  return Number(Number(text).toFixed(decimals)) + 0
}
