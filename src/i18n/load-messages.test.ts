import { afterEach, describe, expect, it, vi } from 'vitest'
import en from './messages/en.json'

const log = vi.spyOn(console, 'error').mockReturnValue()
afterEach(() => {
  log.mockClear()
  vi.resetModules()
})

describe('loadMessages', () => {
  it('gives the catalog of the language asked for', async () => {
    const { loadMessages } = await import('./load-messages')
    const { default: de } = await import('./messages/de.json')
    expect((await loadMessages('de')).site.errors.home).toBe(de.site.errors.home)
    expect(log).not.toHaveBeenCalled()
  })

  it('logs a catalog that cannot be loaded, and nothing else happens: English takes its place', async () => {
    vi.doMock('./messages/ja.json', () => {
      throw new Error('No such file')
    })
    const { loadMessages } = await import('./load-messages')
    expect((await loadMessages('ja')).site.errors).toEqual(en.site.errors)
    expect(log).toHaveBeenCalledOnce()
    expect(log.mock.calls[0]?.[0]).toContain('ja')
  })
})
