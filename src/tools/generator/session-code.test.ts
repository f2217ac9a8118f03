import { beforeEach, expect, it, vi } from 'vitest'
import { type Design, defaultDesign } from '@/qr/design'

const stored = new Map<string, string>()
const designKey = 'generator:design'
const styled: Design = { ...defaultDesign, level: 'H', marginModules: 6 }

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

/** Simulates a page that was just loaded. */
async function loadPage() {
  vi.resetModules()
  return {
    ...(await import('./session-code')),
    ...(await import('@/tools/shared/recent/session-design')),
  }
}

it('brings back at once the look that the same page kept', async () => {
  const { findSessionDesign, storeSessionDesign } = await loadPage()
  storeSessionDesign(styled)
  const notify = vi.fn()
  findSessionDesign(notify)
  expect(notify).toHaveBeenCalledExactlyOnceWith(styled)
})

it('brings back the look from before a reload, checked', async () => {
  const { storeSessionDesign } = await loadPage()
  storeSessionDesign(styled)
  const { findSessionDesign } = await loadPage()
  expect(await new Promise(findSessionDesign)).toEqual(styled)
})

it.each(['{"version":2}', 'null', '{', '"color"'])('makes nothing of %s', async (json) => {
  stored.set(designKey, json)
  const { findSessionDesign } = await loadPage()
  expect(await new Promise(findSessionDesign)).toBeUndefined()
})

it('keeps no look where there is none, so that a reload has nothing to check', async () => {
  const { findSessionDesign, storeSessionDesign } = await loadPage()
  storeSessionDesign(styled)
  storeSessionDesign((await import('@/qr/design')).defaultDesign)
  expect(stored.has(designKey)).toBe(false)
  const notify = vi.fn()
  findSessionDesign(notify)
  expect(notify).toHaveBeenCalledExactlyOnceWith(undefined)
})

it('works where the browser keeps nothing', async () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const { findSessionDesign, findSessionCode, storeSessionCode, storeSessionDesign } =
    await loadPage()
  storeSessionDesign(styled)
  storeSessionCode('text', { draft: { type: 'text', text: 'a' }, slug: 'bcdfghjk', files: [] })
  const notify = vi.fn()
  findSessionDesign(notify)
  expect(notify).toHaveBeenCalledExactlyOnceWith(undefined)
  expect(findSessionCode('text')).toEqual({ draft: {}, files: [] })
})

it('brings back what was typed, and never fields of another version', async () => {
  const { findSessionCode, storeSessionCode } = await loadPage()
  const draft = { type: 'wifi', ssid: 'Café', hidden: true, color: 'red' } as const
  const files = [{ id: '1', role: 'photo', caption: '' }] as const
  storeSessionCode('wifi', { draft, slug: 'bcdfghjk', files })
  expect(findSessionCode('wifi')).toEqual({
    ...{ slug: 'bcdfghjk', files },
    draft: { ssid: 'Café', hidden: true },
  })
  storeSessionCode('url', { draft: {}, slug: null, files: 'none' as never })
  expect(findSessionCode('url')).toEqual({ draft: {}, slug: null, files: [] })
  expect(findSessionCode('text')).toEqual({ draft: {}, files: [] })
})
