import type { FoundCode } from '@/qr/decode'

/** Equal for codes with the same content in the same format. */
export function codeKey({ format, bytes, text }: Pick<FoundCode, 'format' | 'bytes' | 'text'>) {
  // Barcodes of digits have no bytes.
  return `${format}:${bytes.length > 0 ? bytes.join() : text}`
}
