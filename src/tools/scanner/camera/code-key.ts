import type { FoundCode } from '@/qr/decode/code-found'

/** The same for codes that say the same in the same format. */
export function codeKey({ format, bytes, text }: Pick<FoundCode, 'format' | 'bytes' | 'text'>) {
  // Barcodes of digits have no bytes of their own.
  const content =
    bytes.length > 0 ? Array.from(bytes, (byte) => String.fromCharCode(byte)).join('') : text
  return `${format}:${content}`
}
