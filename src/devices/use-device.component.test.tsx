import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useDevice } from './use-device'

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

const resize = () => window.dispatchEvent(new Event('resize'))
const useBrowser = (userAgent: string) =>
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 0 })

async function renderDevice(recheckOnResize: boolean) {
  const shown: (string | undefined)[] = []
  const { act } = await renderHook(() => {
    shown.push(useDevice({ recheckOnResize })?.kind)
  })
  await act(() => vi.advanceTimersByTime(1))
  await vi.waitUntil(() => shown.length === 2)
  return shown
}

beforeEach(() => {
  vi.useFakeTimers()
  useBrowser(mac)
})
afterEach(() => {
  vi.useRealTimers()
})

it('returns null at first, as on the server, and then the device', async () => {
  expect(await renderDevice(false)).toEqual([undefined, 'desktop'])
})

it('checks the device again 50 ms after the last resize if configured', async () => {
  const shown = await renderDevice(true)
  useBrowser(phone)
  resize()
  vi.advanceTimersByTime(40)
  resize()
  vi.advanceTimersByTime(49)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(1)
  await expect.poll(() => shown).toEqual([undefined, 'desktop', 'mobile'])
})

it('does not check the device after a resize by default', async () => {
  await renderDevice(false)
  resize()
  expect(vi.getTimerCount()).toBe(0)
})
