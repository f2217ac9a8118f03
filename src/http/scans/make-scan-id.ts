import { randomUUID } from 'node:crypto'

/** A UUIDv7 (RFC 9562, 5.7): in order of time, so that an index grows at its end. */
export function makeScanId(atMs: number): string {
  const time = atMs.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
