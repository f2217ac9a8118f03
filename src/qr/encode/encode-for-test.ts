import { create } from 'qrcode/lib/core/qrcode.js'
import { type EncodeOptions, encodeMatrix } from './encode-matrix'
import { kanjiValue } from './kanji-value'
import type { Level, Matrix } from './matrix'
import type { Segment } from './segment'

/** Encodes a text that is known to fit. */
export function matrixOf(text: string, options: EncodeOptions): Matrix {
  const result = encodeMatrix(text, options)
  if (!result.ok) throw new Error(`Too long by ${result.excessBytes} bytes`)
  return result.matrix
}

type TheirOptions = { level: Level; version?: number; mask?: number }

/** Encodes the same segments with the `qrcode` package. */
export function createTheirs(segments: readonly Segment[], { level, version, mask }: TheirOptions) {
  return create(
    segments.map(({ mode, text }) =>
      mode === 'byte' ? { mode, data: new TextEncoder().encode(text) } : { mode, data: text },
    ) as Parameters<typeof create>[0],
    {
      errorCorrectionLevel: level,
      version,
      maskPattern: mask as NonNullable<Parameters<typeof create>[1]>['maskPattern'],
      toSJISFunc: toShiftJis,
    },
  )
}

/** Converts the 13 bits of kanji mode back to Shift JIS (ISO/IEC 18004, 7.3.6). */
function toShiftJis(character: string): number {
  const value = kanjiValue(character.charCodeAt(0))
  const shifted = (Math.floor(value / 0xc0) << 8) | (value % 0xc0)
  return shifted + (shifted < 0x1f00 ? 0x8140 : 0xc140)
}
