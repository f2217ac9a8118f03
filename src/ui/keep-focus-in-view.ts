import type { FocusEvent } from 'react'

/**
 * For places with something that stays over them. On its own a browser leaves what gets the focus
 * where it is as soon as an edge of it lies in the window, be it behind something else.
 */
export function keepFocusInView({ target }: FocusEvent): void {
  // To move a button away from under a pointer that presses it would undo the press.
  if (target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
