import { perVersion } from './per-version'

/** Purpose of a module; `data` includes codewords and remainder bits. */
export const functionKinds = {
  data: 0,
  finder: 1,
  separator: 2,
  timing: 3,
  alignment: 4,
  format: 5,
  version: 6,
  dark: 7,
} as const
export type FunctionKind = (typeof functionKinds)[keyof typeof functionKinds]

/**
 * Purpose of each module of a symbol, row by row, as one of `functionKinds` (ISO/IEC 18004, 6.3,
 * 7.9, 7.10). Shared: do not write to it.
 */
export function functionMap(version: number): Uint8Array {
  return patterns(version).kinds
}

/** The dark function modules of a symbol, row by row; format information is light. */
export function functionModules(version: number): Uint8Array {
  return patterns(version).dark
}

/** Number of modules per side (7.1). */
export function sizeModulesOf(version: number): number {
  return 17 + 4 * version
}

/**
 * Modules of the 15 bits of the format information, most significant bit last, in two copies: the
 * first next to the top left finder, the second divided between the other two (7.9.1, figure 25).
 * Both copies run along row 8 and column 8.
 */
export function formatPlaces(sizeModules: number): { row: number; column: number }[] {
  const bits = Array.from({ length: 15 }, (_, bit) => bit)
  return [
    ...bits.map((bit) => {
      if (bit < 6) return { row: bit, column: 8 }
      if (bit < 8) return { row: bit + 1, column: 8 }
      return { row: 8, column: bit === 8 ? 7 : 14 - bit }
    }),
    ...bits.map((bit) =>
      bit < 8
        ? { row: 8, column: sizeModules - 1 - bit }
        : { row: sizeModules - 15 + bit, column: 8 },
    ),
  ]
}

const patterns = perVersion((version) => {
  const size = sizeModulesOf(version)
  const kinds = new Uint8Array(size * size)
  const dark = new Uint8Array(size * size)
  const set = (row: number, column: number, kind: FunctionKind, isDark: boolean) => {
    kinds[row * size + column] = kind
    dark[row * size + column] = isDark ? 1 : 0
  }

  /** Draws concentric squares by the distance from their center (6.3.3, 6.3.4, 6.3.6). */
  const drawRings = (centerRow: number, centerColumn: number, radius: number) => {
    for (let row = centerRow - radius; row <= centerRow + radius; row++) {
      for (let column = centerColumn - radius; column <= centerColumn + radius; column++) {
        if (row < 0 || column < 0 || row >= size || column >= size) continue
        const ring = Math.max(Math.abs(row - centerRow), Math.abs(column - centerColumn))
        if (radius === 2) set(row, column, functionKinds.alignment, ring !== 1)
        else if (ring === 4) set(row, column, functionKinds.separator, false)
        else set(row, column, functionKinds.finder, ring !== 2)
      }
    }
  }

  for (let at = 8; at < size - 8; at++) {
    set(6, at, functionKinds.timing, at % 2 === 0)
    set(at, 6, functionKinds.timing, at % 2 === 0)
  }
  for (const [row, column] of alignmentCenters(version)) drawRings(row, column, 2)
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    drawRings(row, column, 4)
  }
  for (const { row, column } of formatPlaces(size)) set(row, column, functionKinds.format, false)
  set(size - 8, 8, functionKinds.dark, true)
  if (version >= 7) {
    // Three modules wide, least significant bit first, along the two far finders (7.10).
    const information = versionInformation(version)
    for (let bit = 0; bit < 18; bit++) {
      const along = Math.floor(bit / 3)
      const across = size - 11 + (bit % 3)
      const isDark = ((information >> bit) & 1) === 1
      set(along, across, functionKinds.version, isDark)
      set(across, along, functionKinds.version, isDark)
    }
  }
  return { kinds, dark }
})

/** Rows and columns of the alignment patterns' centers (annex E). */
function alignmentCenters(version: number): [number, number][] {
  if (version === 1) return []
  const last = sizeModulesOf(version) - 7
  const intervals = Math.floor(version / 7) + 1
  // Even and as uniform as possible from the far end; table E.1 deviates only for version 32.
  const step = version === 32 ? 26 : Math.ceil((last - 6) / (2 * intervals)) * 2
  const at = [6, ...Array.from({ length: intervals }, (_, i) => last - (intervals - 1 - i) * step)]
  const isFinder = (row: number, column: number) =>
    (row === 6 && (column === 6 || column === last)) || (row === last && column === 6)
  return at.flatMap((row) =>
    at.filter((column) => !isFinder(row, column)).map((column): [number, number] => [row, column]),
  )
}

/** Version and its Golay code, 18 bits (annex D). */
function versionInformation(version: number): number {
  return (version << 12) | remainder(version << 12, 0x1f25)
}

/** Remainder of a division of polynomials over GF(2). */
export function remainder(dividend: number, divisor: number): number {
  const degree = 31 - Math.clz32(divisor)
  let rest = dividend
  for (let top = 31 - Math.clz32(rest); top >= degree; top = 31 - Math.clz32(rest)) {
    rest ^= divisor << (top - degree)
  }
  return rest
}
