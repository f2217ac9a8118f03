import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findInstallOffer } from './find-install-offer'

const device = vi.hoisted(() => ({ system: 'windows', browser: 'chrome' }))
vi.mock('@/devices/find-device', () => ({ findDevice: async () => device }))
vi.mock('@/std/load-http', () => ({
  loadHttp: async () => async (address: string) => ({ address }),
}))
vi.mock('./install-note', () => ({ InstallNote: () => null }))

const nowMs = Date.UTC(2026, 10, 22)

/** Stubs a browser; by default it offers to install the site. */
function open({ installed = false, dismissed = '', prompt = true } = {}) {
  vi.stubGlobal('window', prompt ? { installPrompt: {} } : {})
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('matchMedia', () => ({ matches: installed }))
  vi.stubGlobal('localStorage', { getItem: () => dismissed || null })
}

beforeEach(() => {
  vi.useFakeTimers({ now: nowMs })
  Object.assign(device, { system: 'windows', browser: 'chrome' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('offers the browser’s own dialog, in words of the language', async () => {
  open()
  const offer = await findInstallOffer('ja')
  expect(offer?.way).toBe('prompt')
  expect(offer?.messages).toEqual({ address: '/messages/install-ja.json' })
})

it.each([
  ['the site runs installed', { installed: true }],
  ['somebody does not want to be asked again', { dismissed: 'never' }],
  ['somebody said not now less than thirty days ago', { dismissed: String(nowMs + 1) }],
  ['the browser does not offer it', { prompt: false }],
])('offers nothing where %s', async (_, state) => {
  open(state)
  expect(await findInstallOffer('en')).toBeUndefined()
})

it('asks again when not now is over', async () => {
  open({ dismissed: String(nowMs) })
  expect(await findInstallOffer('en')).toBeDefined()
})

it('tells on iOS how it is done by hand, but not within other apps', async () => {
  open({ prompt: false })
  Object.assign(device, { system: 'ios', browser: 'safari' })
  expect((await findInstallOffer('en'))?.way).toBe('ios')
  device.browser = 'other'
  expect(await findInstallOffer('en')).toBeUndefined()
})
