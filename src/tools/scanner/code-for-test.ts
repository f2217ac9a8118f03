import type { FoundCode } from '@/qr/decode'

const corner = { x: 0, y: 0 }

/** A code as returned by the decoder. */
export function codeForTest(text: string, more: Partial<FoundCode> = {}): FoundCode {
  return {
    text,
    bytes: new TextEncoder().encode(text),
    format: 'qr',
    corners: [corner, corner, corner, corner],
    version: 2,
    level: 'M',
    mask: 3,
    inverted: false,
    mirrored: false,
    engine: 'zxing',
    ...more,
  }
}
