import { type RefObject, useLayoutEffect, useState } from 'react'

/** Delay before a note returns, so that it does not flicker while focus or pointer move on. */
export const returnMs = 1000
const gapPx = 12
const fields = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])'
const controls = `a, button, label, summary, input, ${fields}`

/**
 * Where a note at the bottom of the screen may be shown: not while a field has the focus, not over
 * anything else that has the focus or is under the pointer, and above the bar of a tool. Returns
 * whether it may be shown now, and how far it has to be above its own place.
 */
export function useClearPlace(note: RefObject<HTMLElement | null>) {
  const [isClear, setClear] = useState(false)
  const [raisedPx, setRaised] = useState(0)

  // Before the note is painted, so that it does not move then.
  useLayoutEffect(() => {
    const element = note.current
    if (!element) return
    const bar = document.querySelector('[data-bottom-bar]')
    let isShown = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (shown: boolean) => {
      isShown = shown
      setClear(shown)
    }
    const update = () => {
      clearTimeout(timer)
      const { place, risePx } = findPlace(element, bar)
      setRaised(risePx)
      if (isInUse(place, element)) show(false)
      else if (!isShown) timer = setTimeout(() => show(true), returnMs)
    }
    const { place, risePx } = findPlace(element, bar)
    setRaised(risePx)
    show(!isInUse(place, element))

    const sizes = new ResizeObserver(update)
    for (const observed of bar ? [element, bar] : [element]) sizes.observe(observed)
    const changes = ['focusin', 'focusout', 'pointerover', 'scroll'] as const
    for (const change of changes) addEventListener(change, update, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      sizes.disconnect()
      for (const change of changes) removeEventListener(change, update, { capture: true })
    }
  }, [note])

  return { isClear, raisedPx }
}

/** The place of a note at the bottom of its frame, above the bar if that is in its way. */
function findPlace(note: HTMLElement, bar: Element | null): { place: DOMRect; risePx: number } {
  const { x, width, height } = note.getBoundingClientRect()
  const { bottom } = (note.offsetParent ?? note).getBoundingClientRect()
  const own = new DOMRect(x, bottom - height, width, height)
  const barTop = bar && overlaps(own, bar) ? bar.getBoundingClientRect().top : Infinity
  const risePx = Math.max(0, bottom + gapPx - barTop)
  return { place: new DOMRect(x, own.y - risePx, width, height), risePx }
}

function isInUse(place: DOMRect, note: Element): boolean {
  const focused = document.activeElement
  if (note.contains(focused)) return false
  if (focused?.matches(fields)) return true
  const hovered = [...document.querySelectorAll(':hover')].at(-1)?.closest(controls)
  return [focused?.matches(controls) && focused, hovered].some(
    (used) => used && !note.contains(used) && overlaps(place, used),
  )
}

function overlaps(place: DOMRect, element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return left < place.right && right > place.left && top < place.bottom && bottom > place.top
}
