import type { IncomingMessage } from 'node:http'

const oneRange = /^bytes=(\d{1,15})-(\d{0,15})$/

/**
 * Whether the server of files may see the Range header of a request. It knows one range that begins
 * at a byte and does not end before it; RFC 9110 (14.2) allows all others to be ignored.
 */
export function hasUsableRange({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>) {
  if (method !== 'GET' || headers['if-range']) return false
  const [, first, last] = oneRange.exec(headers.range ?? '') ?? []
  if (first === undefined) return false
  // The library reads a last byte of 0 as the end of the file.
  return !last || (Number(last) >= Number(first) && Number(last) > 0)
}
