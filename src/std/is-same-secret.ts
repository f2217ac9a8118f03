import { timingSafeEqual } from 'node:crypto'

/** Compares secrets in a time that reveals nothing about them but their lengths. */
export function isSameSecret(sent: string | Uint8Array, expected: string | Uint8Array): boolean {
  const bytes = toBytes(sent)
  const expectedBytes = toBytes(expected)
  return bytes.length === expectedBytes.length && timingSafeEqual(bytes, expectedBytes)
}

function toBytes(value: string | Uint8Array): Uint8Array {
  return typeof value === 'string' ? Buffer.from(value) : value
}
