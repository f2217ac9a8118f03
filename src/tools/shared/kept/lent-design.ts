import { type Design, defaultDesign } from '@/qr/design/design'
import { findSessionDesign, keepDesign, sessionDesignKey } from './session-design'
import { readSession, writeSession } from './session-values'

/**
 * Holds the editor's own look while a batch's is worked on there; its presence says that one is.
 */
const lentKey = 'batch:lent'

/** Puts a look into the editor; what was there waits until the look is taken back. */
export function lendDesign(design: Design): void {
  // A second visit lends what the first one has not returned.
  const waiting = readSession(lentKey) ?? readSession(sessionDesignKey) ?? ''
  writeSession(lentKey, waiting)
  keepDesign(design)
}

export function isDesignLent(): boolean {
  return readSession(lentKey) !== null
}

/** Tells the look as the editor left it, if it was lent, and gives the editor its own back. */
export function takeDesignBack(tell: (design: Design) => void): void {
  const waiting = readSession(lentKey)
  if (waiting === null) return
  findSessionDesign((made) => {
    writeSession(lentKey, null)
    writeSession(sessionDesignKey, waiting || null)
    tell(made ?? defaultDesign)
  })
}
