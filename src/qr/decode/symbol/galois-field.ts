/**
 * Powers of 2 in GF(2⁸) modulo x⁸ + x⁴ + x³ + x² + 1 (ISO/IEC 18004, 7.5.2), repeated once so that
 * sums of two logarithms need no modulo.
 */
export const powers = new Uint8Array(510)
export const logarithms = new Uint8Array(256)

let value = 1
for (let exponent = 0; exponent < 255; exponent++) {
  powers[exponent] = value
  powers[exponent + 255] = value
  logarithms[value] = exponent
  value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1
}

export function multiply(a: number, b: number): number {
  if (a === 0 || b === 0) return 0
  return powers[(logarithms[a] as number) + (logarithms[b] as number)] as number
}

export function divide(a: number, b: number): number {
  if (a === 0) return 0
  return powers[(logarithms[a] as number) + 255 - (logarithms[b] as number)] as number
}
