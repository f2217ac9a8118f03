import { type Design, defaultDesign } from '@/qr/design/design'
import { storedText } from '@/std/stored-value'
import { findSessionDesign, keepDesign, sessionDesign } from './session-design'

/**
 * Holds the editor's own look while a batch's is worked on there; its presence says that one is.
 */
const lent = storedText('sessionStorage', 'batch:lent')

/** Puts a look into the editor; what was there waits until the look is taken back. */
export function lendDesign(design: Design): void {
  // A second visit lends what the first one has not returned.
  const waiting = lent.read() ?? sessionDesign.read() ?? ''
  lent.write(waiting)
  keepDesign(design)
}

export function isDesignLent(): boolean {
  return typeof lent.read() === 'string'
}

/** Tells the look as the editor left it, if it was lent, and gives the editor its own back. */
export function takeDesignBack(tell: (design: Design) => void): void {
  const waiting = lent.read()
  if (typeof waiting !== 'string') return
  findSessionDesign((made) => {
    lent.write(null)
    sessionDesign.write(waiting || null)
    tell(made ?? defaultDesign)
  })
}
