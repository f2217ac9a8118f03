import type { FoundCode } from '@/qr/decode'

type Keyed = Pick<FoundCode, 'format' | 'bytes' | 'text' | 'structuredAppend'>

/**
 * Equal for codes with the same content in the same format; parts of a split message differ by their
 * place.
 */
export function codeKey({ format, bytes, text, structuredAppend: part }: Keyed): string {
  const place = part ? `:${part.parity}/${part.index}/${part.count}` : ''
  // Barcodes of digits have no bytes.
  return `${format}:${bytes.length > 0 ? bytes.join() : text}${place}`
}
