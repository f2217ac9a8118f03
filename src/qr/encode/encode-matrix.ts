import { create } from 'qrcode/lib/core/qrcode.js'
import { replaceLoneSurrogates } from '@/std/replace-lone-surrogates'
import type { Level, Matrix } from './matrix'
import { planSegments, type Segment } from './plan-segments'

export type EncodedMatrix =
  | { ok: true; matrix: Matrix }
  /** `excessBytes`: UTF-8 bytes to take from the end of the text until it fits. */
  | { ok: false; reason: 'too-long'; excessBytes: number }

/**
 * Versions that share a length of the character count (numeric, alphanumeric, byte; ISO/IEC
 * 18004, table 3), with the data codewords of the largest of them (table 7).
 */
const versionRanges = [
  { countBits: [10, 9, 8], dataCodewords: { L: 232, M: 182, Q: 132, H: 100 } },
  { countBits: [12, 11, 16], dataCodewords: { L: 1370, M: 1062, Q: 754, H: 596 } },
  { countBits: [14, 13, 16], dataCodewords: { L: 2956, M: 2334, Q: 1666, H: 1276 } },
] as const

/**
 * The smallest symbol that carries the text: UTF-8 without ECI, which every reader tried takes
 * for what it is (and which some that know no ECI need).
 */
export function encodeMatrix(text: string, { level }: { level: Level }): EncodedMatrix {
  const wellFormed = replaceLoneSurrogates(text)
  let excessBytes = 0
  for (const { countBits, dataCodewords } of versionRanges) {
    const plan = planSegments(wellFormed, countBits, dataCodewords[level] * 8)
    if (plan.fits) return { ok: true, matrix: drawSymbol(plan.segments, level) }
    excessBytes = plan.excessBytes
  }
  return { ok: false, reason: 'too-long', excessBytes }
}

function drawSymbol(segments: Segment[], level: Level): Matrix {
  const encoder = new TextEncoder()
  const symbol = create(
    segments.map((segment) =>
      segment.mode === 'byte'
        ? { mode: segment.mode, data: encoder.encode(segment.data) }
        : { mode: segment.mode, data: segment.data },
    ),
    { errorCorrectionLevel: level },
  )
  return {
    sizeModules: symbol.modules.size,
    modules: symbol.modules.data,
    version: symbol.version,
    level,
    mask: symbol.maskPattern ?? 0,
  }
}
