import type { FoundCode } from '@/qr/decode'
import { codeKey } from '../code-key'

/** A code may be missing in single frames in which another one is read. */
const windowMs = 600

/**
 * Remembers the codes of the last frames, so that of two codes in view the one that is read first
 * does not win.
 */
export function createCodesInView() {
  const seen = new Map<string, { code: FoundCode; atMs: number }>()
  return {
    /** Adds the codes of a frame and returns all in view, in reading order. */
    add(codes: readonly FoundCode[], nowMs: number): readonly FoundCode[] {
      for (const code of codes) seen.set(codeKey(code), { code, atMs: nowMs })
      for (const [key, { atMs }] of seen) if (nowMs - atMs > windowMs) seen.delete(key)
      const inView = [...seen.values()].map(({ code }) => code)
      return inView.sort((one, other) => placeOf(one) - placeOf(other))
    },
    clear: () => seen.clear(),
  }
}

/** Left to right; codes above each other from top to bottom. */
function placeOf({ corners: [first] }: FoundCode): number {
  return first.x + first.y
}
