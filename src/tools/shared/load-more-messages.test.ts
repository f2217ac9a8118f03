import { beforeEach, expect, it, vi } from 'vitest'
import { fetchJson } from '@/std/fetch-json'
import { forgetFailedMessages, loadMoreMessages } from './more-messages'

vi.mock('@/std/fetch-json', () => ({ fetchJson: vi.fn() }))
const fetched = vi.mocked(fetchJson)
const english = { editor: { title: 'English' } }
/**
 * Makes the import of the build's catalog fail, too. Two pending mocks of a module race, so each
 * test has its own.
 */
const loseBundle = () =>
  vi.doMock('./english-messages', () => {
    throw new Error('The part did not arrive')
  })
const log = vi.spyOn(console, 'error').mockReturnValue()
beforeEach(() => {
  fetched.mockReset()
  log.mockClear()
  vi.resetModules()
})

it('logs a tool’s catalog that cannot be loaded, and English takes its place', async () => {
  fetched.mockRejectedValueOnce(new Error('404')).mockResolvedValueOnce({ scanner: {} })
  expect(await loadMoreMessages('/messages/scanner-de.json')).toEqual({ scanner: {} })
  expect(fetched).toHaveBeenLastCalledWith('/messages/scanner-en.json')
  expect(log).toHaveBeenCalledOnce()
})

it('uses the English catalog of the build where no catalog can be fetched', async () => {
  vi.doMock('./english-messages', () => ({ englishMessages: english }))
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await loadMoreMessages('/messages/fr.json')).toEqual(english)
  expect(await loadMoreMessages('/messages/en.json')).toEqual(english)
  expect(log).toHaveBeenCalledTimes(2)
})

it('fails where nothing can be loaded, does not retry at once, and retries later', async () => {
  loseBundle()
  vi.useFakeTimers()
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  const failed = loadMoreMessages('/messages/nl.json')
  await expect(failed).rejects.toThrow('Failed to fetch')
  // React renders again to read the failure, which must not start another load.
  expect(loadMoreMessages('/messages/nl.json')).toBe(failed)
  expect(fetched).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1000)
  fetched.mockResolvedValue({ editor: {} })
  expect(await loadMoreMessages('/messages/nl.json')).toEqual({ editor: {} })
  vi.useRealTimers()
})

it('retries on request', async () => {
  loseBundle()
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(loadMoreMessages('/messages/it.json')).rejects.toThrow('Failed to fetch')
  forgetFailedMessages()
  fetched.mockResolvedValue({ editor: {} })
  expect(await loadMoreMessages('/messages/it.json')).toEqual({ editor: {} })
})
