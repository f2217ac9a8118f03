import type { FocusEvent } from 'react'

/**
 * For areas below sticky elements: a browser does not scroll a focused element of which an edge is in
 * the viewport, even if it is covered.
 */
export function revealFocus({ target }: FocusEvent): void {
  // Moving a button under a pressing pointer would cancel the click.
  if (target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
