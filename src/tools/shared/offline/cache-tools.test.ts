import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { editorPages } from '@/qr/content'
import { cacheTools } from './cache-tools'

vi.mock('@/qr/text', () => ({
  fetchGlyphs: () => async () => ({ blocks: '1 2' }),
  outlineText: async () => {},
}))
vi.mock('../more-messages', () => ({
  loadMoreMessages: async () => ({
    editor: { frame: { calls: {} }, print: { template: { suggested: {} } } },
  }),
}))

const words = { lang: 'de', title: 'Offline', text: 'Diese hier schon:' }
const told: {
  keep?: { page: string; words: object }
  keepTools?: { addresses: string[]; files: string[] }
}[] = []

/** A page at `pathname` as the browser shows it. */
function open(
  pathname: string,
  { saveData = false, installed = false, keptBefore = false } = {},
): EventTarget {
  const page = new EventTarget()
  const active = {
    postMessage: (message: object, [port]: readonly MessagePort[] = []) => {
      told.push(message)
      port?.postMessage({ isStored: true })
    },
  }
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', { pathname })
  vi.stubGlobal('matchMedia', () => ({ matches: installed }))
  vi.stubGlobal('caches', { match: async () => (keptBefore ? {} : undefined) })
  vi.stubGlobal('navigator', {
    connection: { saveData },
    serviceWorker: { register: async () => {}, ready: Promise.resolve({ active }) },
  })
  return page
}

const isAllWanted = () => told.some(({ keepTools }) => keepTools)

beforeEach(() => {
  vi.useFakeTimers()
  told.length = 0
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('has all tools kept twenty seconds after somebody began to work, and not before', async () => {
  const page = open('/de/wifi')
  const caching = cacheTools('de', words, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toHaveLength(1)
  expect(told[0]?.keep).toMatchObject({ page: '/de/wifi', words })
  page.dispatchEvent(new Event('keydown'))
  await vi.advanceTimersByTimeAsync(19_000)
  expect(isAllWanted()).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await caching).toBe(true)
  const { addresses, files } = told[1]?.keepTools ?? {}
  expect(files).toContain('/glyphs/sans/1.json')
  expect(addresses).toHaveLength(editorPages.length + 3)
  expect(addresses).toEqual(
    expect.arrayContaining(['/de', '/de/vcard', '/de/qr-code-scanner', '/de/batch-qr-code']),
  )
})

it('names pages without prefix behind the language’s own domain', async () => {
  open('/wifi', { installed: true })
  await cacheTools('de', words, new AbortController().signal)
  expect(told[1]?.keepTools?.addresses).toEqual(expect.arrayContaining(['/', '/vcard']))
})

it.each([
  ['the site is installed', { installed: true }],
  [
    'the tools were kept before, perhaps in another language or of another build',
    { keptBefore: true },
  ],
])('does not wait where %s', async (_, state) => {
  open('/wifi', state)
  await cacheTools('en', words, new AbortController().signal)
  expect(isAllWanted()).toBe(true)
})

it('keeps no more than the page for visitors who ask for little data', async () => {
  const page = open('/wifi', { saveData: true, installed: true })
  await cacheTools('en', words, new AbortController().signal)
  page.dispatchEvent(new Event('keydown'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toHaveLength(1)
})

it('stops waiting when the page is left', async () => {
  const page = open('/wifi')
  const left = new AbortController()
  const caching = cacheTools('en', words, left.signal)
  await vi.advanceTimersByTimeAsync(0)
  page.dispatchEvent(new Event('pointerdown'))
  left.abort()
  await vi.advanceTimersByTimeAsync(60_000)
  await caching
  expect(isAllWanted()).toBe(false)
})
