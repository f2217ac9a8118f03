import { codeFormats, type FoundCode } from '@/qr/decode'

/**
 * A found code without its position and its place in a structured append, which belong to the
 * picture.
 */
export type StoredScanCode = Omit<FoundCode, 'corners' | 'structuredAppend'>

export type StoredScan = {
  id: string
  version: 1
  scannedAt: number
  code: StoredScanCode
}

/** Parses an entry of the store; undefined if it is invalid or of a later version. */
export function readStoredScan(value: unknown): StoredScan | undefined {
  const { id, version, scannedAt, code } = (value ?? {}) as Partial<StoredScan>
  const isSound =
    typeof id === 'string' &&
    version === 1 &&
    typeof scannedAt === 'number' &&
    Number.isFinite(scannedAt) &&
    typeof code?.text === 'string' &&
    code.bytes instanceof Uint8Array &&
    codeFormats.includes(code.format)
  return isSound ? (value as StoredScan) : undefined
}

export function toStoredCode(code: FoundCode): StoredScanCode {
  const { corners: _, structuredAppend: __, ...stored } = code
  return stored
}

const nowhere = { x: 0, y: 0 }

/** Converts a stored code to the type that the result cards expect. */
export function toFoundCode(code: StoredScanCode): FoundCode {
  return { ...code, corners: [nowhere, nowhere, nowhere, nowhere] }
}

/** Whether two codes have the same format and content. */
export function sameScan(one: StoredScanCode, other: StoredScanCode): boolean {
  return (
    one.format === other.format &&
    one.text === other.text &&
    one.bytes.length === other.bytes.length &&
    one.bytes.every((byte, at) => byte === other.bytes[at])
  )
}
