import type { StoredScanCode } from './stored-scan'

/** Whether two codes are of one kind and hold the same. */
export function sameScan(one: StoredScanCode, other: StoredScanCode): boolean {
  return (
    one.format === other.format &&
    one.text === other.text &&
    one.bytes.length === other.bytes.length &&
    one.bytes.every((byte, at) => byte === other.bytes[at])
  )
}
