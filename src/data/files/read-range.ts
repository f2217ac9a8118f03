import type { ByteRange } from './file-storage'

/**
 * What a `Range` header asks for (RFC 9110, 14.1.2) of so many bytes: one range, `'none'` where it
 * cannot be served, and undefined where all is to be sent: several ranges may be answered so too.
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
