import type { FoundCode } from '@/qr/decode/code-found'
import { codeFormats } from '@/qr/decode/code-found'

/** Some symbols are split over several pictures; where a code stood is forgotten with its picture. */
export type StoredScanCode = Omit<FoundCode, 'corners' | 'structuredAppend'>

export type StoredScan = {
  id: string
  version: 1
  scannedAt: number
  code: StoredScanCode
}

/** What stands in the store; undefined where it is none of ours or of a later version. */
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
  const { corners: _, structuredAppend: __, ...kept } = code
  return kept
}

const nowhere = { x: 0, y: 0 }

/** A kept code as the cards of results take it. */
export function toFoundCode(code: StoredScanCode): FoundCode {
  return { ...code, corners: [nowhere, nowhere, nowhere, nowhere] }
}
