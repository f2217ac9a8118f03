import type { CodeFormat, FoundCode } from '@/qr/decode'
import { codeKey } from '../code-key'

/**
 * Formats without error correction: a blurred frame can be misread as other digits, so that two
 * frames have to agree.
 */
const linear: ReadonlySet<CodeFormat> = new Set([
  'ean-13',
  'ean-8',
  'upc-a',
  'upc-e',
  'code-128',
  'code-39',
  'code-93',
  'codabar',
  'itf',
])
const windowMs = 1500

/** Passes codes that are certain: with `steady` every code has to be seen twice. */
export function createReadGate({ steady }: { steady: boolean }) {
  const lastSeenMs = new Map<string, number>()
  return {
    pass(
      codes: readonly FoundCode[],
      nowMs: number,
      effort: 'quick' | 'patient' = 'quick',
    ): FoundCode[] {
      for (const [key, seenMs] of lastSeenMs) {
        if (nowMs - seenMs > windowMs) lastSeenMs.delete(key)
      }
      return codes.filter((code) => {
        const key = codeKey(code)
        const isKnown = lastSeenMs.has(key)
        lastSeenMs.set(key, nowMs)
        // A patient attempt is as reliable as two quick ones.
        const isUnsteady = steady && effort === 'quick'
        return isKnown || !(isUnsteady || linear.has(code.format))
      })
    },
  }
}
