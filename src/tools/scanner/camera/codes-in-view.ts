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
      for (const [key, { code, atMs }] of seen) {
        const isReplaced = codes.some((newer) => coversCenter(newer, code))
        if (isReplaced || nowMs - atMs > windowMs) seen.delete(key)
      }
      for (const code of codes) seen.set(codeKey(code), { code, atMs: nowMs })
      const inView = [...seen.values()].map(({ code }) => code)
      return inView.sort((one, other) => placeOf(one) - placeOf(other))
    },
    clear: () => seen.clear(),
  }
}

/** Whether a code is where another one was, which then is no longer in view. */
function coversCenter({ corners }: FoundCode, other: FoundCode): boolean {
  return (['x', 'y'] as const).every((axis) => {
    const places = corners.map((corner) => corner[axis])
    const center = other.corners.reduce((sum, corner) => sum + corner[axis] / 4, 0)
    return Math.min(...places) < center && center < Math.max(...places)
  })
}

/** Left to right; codes above each other from top to bottom. */
function placeOf({ corners: [first] }: FoundCode): number {
  return first.x + first.y
}
