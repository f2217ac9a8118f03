import { formatPlaces } from '@/qr/encode/function-patterns'
import type { Level } from '@/qr/encode/matrix'

export type SymbolFormat = { level: Level; mask: number }

/** Indicators of the levels (ISO/IEC 18004, table 12). */
const levelOfIndicator = ['M', 'L', 'H', 'Q'] as const

/** The 32 valid words of 15 bits: BCH (15, 5), masked (ISO/IEC 18004, 7.9.1 and annex C). */
const formatWords = Array.from({ length: 32 }, (_, data) => {
  let remainder = data
  for (let step = 0; step < 10; step++) {
    remainder = (remainder << 1) ^ (remainder & 0x200 ? 0x537 : 0)
  }
  return ((data << 10) | (remainder & 0x3ff)) ^ 0x5412
})

/**
 * Returns the formats that best fit the two copies, best first (ISO/IEC 18004, 7.9.1, figure 25). A
 * word differs from its nearest neighbor in seven bits, so up to three wrong bits in the better
 * copy are unambiguous; the weighted sum over both copies ranks the candidates.
 */
export function readFormat(darkness: Float32Array, sizeModules: number): SymbolFormat[] {
  return rankFormats(darkness, sizeModules)
    .filter(({ wrong }) => wrong <= 3)
    .slice(0, 2)
    .map(({ data }) => ({
      level: levelOfIndicator[data >> 3] as Level,
      mask: data & 7,
    }))
}

/** Returns how well the best format fits; distinguishes a symbol from its mirror image. */
export function formatSureness(darkness: Float32Array, sizeModules: number): number {
  return rankFormats(darkness, sizeModules)[0]?.sum ?? 0
}

function rankFormats(darkness: Float32Array, sizeModules: number) {
  const bits = formatPlaces(sizeModules).map(
    ({ row, column }) => darkness[row * sizeModules + column] as number,
  )
  return formatWords
    .map((word, data) => {
      const wrong = [0, 0]
      let sum = 0
      for (const [index, value] of bits.entries()) {
        const isDark = ((word >> (index % 15)) & 1) === 1
        sum += isDark ? value : -value
        const copy = index < 15 ? 0 : 1
        if (value > 0 !== isDark) wrong[copy] = (wrong[copy] as number) + 1
      }
      return { data, wrong: Math.min(...wrong), sum }
    })
    .sort((a, b) => b.sum - a.sum)
}
