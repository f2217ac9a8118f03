import type { Page } from '@playwright/test'

/**
 * Walks through a page, or through its main part, with the Tab key or backwards with Shift+Tab, and
 * returns which stops cannot be seen: covered by something fixed, outside of the window, or without
 * a mark.
 */
export async function findCoveredStops(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  part: 'html' | 'main' = 'html',
): Promise<string[]> {
  const faults: string[] = []
  const mostStops = 400
  await page.evaluate(goToStart, { key, part })
  let isAtEnd = false
  let presses = 0
  for (; presses < mostStops && !isAtEnd; presses += 1) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(judgeFocus, part)
    if (stop.fault) faults.push(stop.fault)
    isAtEnd = stop.isAtEnd
  }
  if (!isAtEnd) faults.push('the walk does not come to an end')
  if (presses < 3) faults.push('the walk has no stops')
  return faults
}

function goToStart({ key, part }: { key: string; part: string }): void {
  Object.assign(window, { seenStops: undefined })
  if (part === 'html') return
  const afterMain = '#content ~ * :is(a, button), footer :is(a, button)'
  const start = document.querySelector<HTMLElement>(key === 'Tab' ? '#content' : afterMain)
  start?.focus()
}

function judgeFocus(part: string): { isAtEnd: boolean; fault?: string } {
  const stop = document.activeElement
  const seen = window as unknown as { seenStops?: Set<Element> }
  seen.seenStops ??= new Set()
  // After the last stop the browser's own bars have the focus.
  if (
    !stop ||
    stop === document.body ||
    !stop.closest(part) ||
    stop.id === 'content' ||
    seen.seenStops.has(stop)
  )
    return { isAtEnd: true }
  seen.seenStops.add(stop)

  const name = `${stop.outerHTML.slice(0, 140)} (${stop.textContent?.trim().slice(0, 40)})`
  // A mark of a hidden radio or check box is drawn by the label that carries it.
  const marked = [stop, ...(stop.closest('label') ? [stop.closest('label') as Element] : [])]
  const hasMark = marked.some((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  if (!hasMark) return { isAtEnd: false, fault: `no mark: ${name}` }

  const { left, right, top, bottom } = stop.getBoundingClientRect()
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9]
  const isMine = (found: Element | null) =>
    found !== null &&
    (stop.contains(found) || found.contains(stop) || marked.some((one) => one.contains(found)))
  const isSeen = shares.some((down) =>
    shares.some((across) => {
      const [x, y] = [left + (right - left) * across, top + (bottom - top) * down]
      const found = document.elementFromPoint(x, y)
      // What surrounds everything says nothing.
      return found !== document.documentElement && found !== document.body && isMine(found)
    }),
  )
  return isSeen ? { isAtEnd: false } : { isAtEnd: false, fault: `covered: ${name}` }
}
