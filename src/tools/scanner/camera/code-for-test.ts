import type { CodeFormat, FoundCode } from '@/qr/decode/code-found'

/** A code as returned by the decoder; only the content matters. */
export function codeForTest(text: string, format: CodeFormat = 'qr'): FoundCode {
  const nowhere = { x: 0, y: 0 }
  return {
    text,
    bytes: new TextEncoder().encode(text),
    format,
    corners: [nowhere, nowhere, nowhere, nowhere],
    version: 1,
    level: 'M',
    mask: 0,
    inverted: false,
    mirrored: false,
    engine: 'test',
  }
}
