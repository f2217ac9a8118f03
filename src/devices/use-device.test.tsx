// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDevice } from './use-device'

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

let root: Root
let shown: (string | undefined)[]

function Shown({ recheckOnResize }: { recheckOnResize: boolean }) {
  shown.push(useDevice({ recheckOnResize })?.kind)
  return null
}

const show = (recheckOnResize: boolean) =>
  act(async () => root.render(<Shown recheckOnResize={recheckOnResize} />))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const resize = () => window.dispatchEvent(new Event('resize'))
const goBy = (userAgent: string) => vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 0 })

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // So that only the clock of the test counts.
  await import('./classify-device')
  vi.useFakeTimers()
  shown = []
  root = createRoot(document.createElement('div'))
  goBy(mac)
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('tells nothing at first, as the server does, and then the device', async () => {
  await show(false)
  await pass(1)
  expect(shown).toEqual([undefined, 'desktop'])
})

it('looks again 50 ms after the last resize where it is asked to', async () => {
  await show(true)
  await pass(1)
  goBy(phone)
  resize()
  await pass(40)
  resize()
  await pass(49)
  expect(shown.at(-1)).toBe('desktop')
  await pass(1)
  expect(shown.at(-1)).toBe('mobile')
})

it('does not look again where it is not asked to', async () => {
  await show(false)
  await pass(1)
  goBy(phone)
  resize()
  await pass(1000)
  expect(shown).toEqual([undefined, 'desktop'])
})
