export type HexLine = { offset: string; hex: string; ascii: string }

const bytesPerLine = 8

/** A hex dump with eight bytes per line. */
export function hexLines(bytes: Uint8Array): readonly HexLine[] {
  const width = Math.max(3, (bytes.length - 1).toString(16).length)
  return Array.from({ length: Math.ceil(bytes.length / bytesPerLine) }, (_, line) => {
    const at = line * bytesPerLine
    const own = [...bytes.subarray(at, at + bytesPerLine)]
    return {
      offset: at.toString(16).padStart(width, '0'),
      hex: own.map((byte) => byte.toString(16).padStart(2, '0')).join(' '),
      ascii: own
        .map((byte) => (byte > 0x1f && byte < 0x7f ? String.fromCharCode(byte) : '·'))
        .join(''),
    }
  })
}
