import { type Design, defaultDesign } from '@/qr/design'
import { storedText } from '@/std/stored-value'
import { findSessionDesign, sessionDesign, storeSessionDesign } from './session-design'

/** Stores the editor's own design while the design of a batch is edited there; absent otherwise. */
const lent = storedText('sessionStorage', 'batch:lent')

/** Opens a design in the editor; the editor's own is stored until the design is returned. */
export function lendDesign(design: Design): void {
  // A second lend preserves the design stored by the first one.
  const waiting = lent.read() ?? sessionDesign.read() ?? ''
  lent.write(waiting)
  storeSessionDesign(design)
}

export function isDesignLent(): boolean {
  return typeof lent.read() === 'string'
}

/** Passes a lent design, as edited, to `tell`, and restores the editor's own. */
export function reclaimLentDesign(notify: (design: Design) => void): void {
  const waiting = lent.read()
  if (typeof waiting !== 'string') return
  findSessionDesign((made) => {
    lent.write(null)
    sessionDesign.write(waiting || null)
    notify(made ?? defaultDesign)
  })
}
