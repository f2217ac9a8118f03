import type { Page } from '@playwright/test'

type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}
type Shifts = { total: number; sources: string[] }
type Shifting = { shifts: Shifts }

/** Makes a page open as on a slow phone: a processor slowed six times, 1.6 Mbit/s, 150 ms away. */
export async function slowDown(page: Page): Promise<void> {
  await page.addInitScript(observeShifts)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
}

/** Opens a page and returns the sum of its layout shifts, with what moved. */
export async function findLayoutShifts(page: Page, address: string): Promise<Shifts> {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  // What arrived last has been rendered.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  return page.evaluate(() => (window as unknown as Shifting).shifts)
}

function observeShifts(): void {
  const shifts: Shifts = { total: 0, sources: [] }
  ;(window as unknown as Shifting).shifts = shifts
  const placeOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join()
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement
    return (element?.cloneNode() as Element | undefined)?.outerHTML.slice(0, 140) ?? 'removed'
  }
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue
      shifts.total += value
      for (const { node, previousRect, currentRect } of sources) {
        const move = `${placeOf(previousRect)} → ${placeOf(currentRect)}`
        shifts.sources.push(`${value.toFixed(4)}: ${move} ${nameOf(node)}`)
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
