import type { Page } from '@playwright/test'

/**
 * Walks through a page, or through its main part, with Tab or Shift+Tab, and returns the stops that
 * are not visible: covered by a fixed element, outside the window, or without a focus indicator.
 */
export async function findCoveredStops(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  part: 'html' | 'main' = 'html',
): Promise<string[]> {
  await page.evaluate(goToStart, { key, part })
  await page.evaluate(checkStops, { key, part })
  for (let presses = 0; presses < maxStops; presses += pressesAtOnce) {
    for (let press = 0; press < pressesAtOnce; press += 1) await page.keyboard.press(key)
    const walk = await page.evaluate(() => (window as unknown as Walking).walk)
    if (!walk.isAtEnd) continue
    return walk.stops < 2 ? [...walk.faults, 'the walk has no stops'] : walk.faults
  }
  return ['the walk does not come to an end']
}

const maxStops = 400
/** Key presses per query; querying the page after each press would be slower than the presses. */
const pressesAtOnce = 10

type Walk = { faults: string[]; stops: number; isAtEnd: boolean }
type Walking = Window & { walk: Walk; stopWalking?: AbortController }

function goToStart({ key, part }: { key: string; part: string }): void {
  if (part === 'html') return
  const afterMain = '#content ~ * :is(a, button), footer :is(a, button)'
  const start = document.querySelector<HTMLElement>(key === 'Tab' ? '#content' : afterMain)
  start?.focus()
}

/** Makes the page check each stop when the key that led to it is released. */
function checkStops({ key, part }: { key: string; part: string }): void {
  const seen = new Set<Element>()
  const walk: Walk = { faults: [], stops: 0, isAtEnd: false }
  const walking = window as unknown as Walking
  walking.stopWalking?.abort()
  walking.stopWalking = new AbortController()
  walking.walk = walk
  const options = { capture: true, signal: walking.stopWalking.signal }
  const isPress = (event: KeyboardEvent) =>
    event.key === 'Tab' && event.shiftKey === (key !== 'Tab')

  addEventListener(
    'keyup',
    (event) => {
      if (!isPress(event) || walk.isAtEnd) return
      const stop = document.activeElement
      // After the last stop, the browser's own interface has the focus.
      walk.isAtEnd =
        !stop ||
        stop === document.body ||
        !stop.closest(part) ||
        stop.id === 'content' ||
        seen.has(stop)
      if (!stop || walk.isAtEnd) return
      seen.add(stop)
      walk.stops += 1
      const fault = judge(stop)
      if (fault) walk.faults.push(fault)
    },
    options,
  )
  // Presses after the end would be missing from the walk in the other direction.
  const preventMove = (event: KeyboardEvent) => {
    if (walk.isAtEnd && isPress(event)) event.preventDefault()
  }
  addEventListener('keydown', preventMove, options)

  function judge(stop: Element): string | undefined {
    const name = `${stop.outerHTML.slice(0, 140)} (${stop.textContent?.trim().slice(0, 40)})`
    // The label around a hidden radio or check box draws its focus indicator.
    const marked = [stop, ...(stop.closest('label') ? [stop.closest('label') as Element] : [])]
    const hasMark = marked.some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    if (!hasMark) return `no mark: ${name}`

    const { left, right, top, bottom } = stop.getBoundingClientRect()
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9]
    const belongsToStop = (found: Element | null) =>
      found !== null &&
      (stop.contains(found) || found.contains(stop) || marked.some((one) => one.contains(found)))
    const isSeen = shares.some((down) =>
      shares.some((across) => {
        const [x, y] = [left + (right - left) * across, top + (bottom - top) * down]
        const found = document.elementFromPoint(x, y)
        // `html` and `body` contain every element, so a hit on them proves nothing.
        return found !== document.documentElement && found !== document.body && belongsToStop(found)
      }),
    )
    return isSeen ? undefined : `covered: ${name}`
  }
}
