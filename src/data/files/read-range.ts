import type { ByteRange } from './file-storage'

/**
 * Parses a `Range` header (RFC 9110, 14.1.2). Returns a range, `'none'` if it cannot be satisfied, or
 * undefined if the whole file is to be sent, as for several ranges. The package `range-parser` answers
 * 416 where the RFC requires the whole file: for a suffix longer than the file and for a last byte
 * before the first.
 *
 * @param bytes size of the file
 */
export function readRange(header: string | null, bytes: number): ByteRange | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,16})-(\d{0,16})$/i.exec(header ?? '') ?? []
  if (!from && !to) return undefined
  if (!from) {
    const length = Math.min(Number(to), bytes)
    return length === 0 ? 'none' : { first: bytes - length, last: bytes - 1 }
  }
  const first = Number(from)
  const last = to ? Math.min(Number(to), bytes - 1) : bytes - 1
  if (to && Number(to) < first) return undefined
  return first >= bytes ? 'none' : { first, last }
}
