import type { Page } from '@playwright/test'

/**
 * Walks through a page with the Tab key, or backwards with Shift+Tab, and tells which stops cannot
 * be seen: hidden behind something that stays in place, outside of the window, or without a mark.
 */
export async function findCoveredStops(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const faults: string[] = []
  const mostStops = 400
  let isBackAtStart = false
  for (let presses = 0; presses < mostStops && !isBackAtStart; presses += 1) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(judgeFocus)
    if (stop.fault) faults.push(stop.fault)
    isBackAtStart = stop.isBackAtStart
  }
  if (!isBackAtStart) faults.push('the walk does not come to an end')
  return faults
}

function judgeFocus(): { isBackAtStart: boolean; fault?: string } {
  const stop = document.activeElement
  const seen = window as unknown as { seenStops?: Set<Element> }
  seen.seenStops ??= new Set()
  // After the last stop the browser's own bars have the focus.
  if (!stop || stop === document.body || seen.seenStops.has(stop)) return { isBackAtStart: true }
  seen.seenStops.add(stop)

  const name = `${stop.outerHTML.slice(0, 140)} (${stop.textContent?.trim().slice(0, 40)})`
  // A mark of a hidden radio or check box is drawn by the label that carries it.
  const marked = [stop, ...(stop.closest('label') ? [stop.closest('label') as Element] : [])]
  const hasMark = marked.some((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  if (!hasMark) return { isBackAtStart: false, fault: `no mark: ${name}` }

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
  return isSeen ? { isBackAtStart: false } : { isBackAtStart: false, fault: `covered: ${name}` }
}
