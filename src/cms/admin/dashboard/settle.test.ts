import { expect, it, vi } from 'vitest'
import { settle } from './settle'

it('returns the result, or the error', async () => {
  expect(await settle(Promise.resolve(1), 1_000)).toEqual({ value: 1 })
  const cause = new Error('broken')
  expect(await settle(Promise.reject(cause), 1_000)).toEqual({ cause })
})

it('does not wait longer than the limit', async () => {
  vi.useFakeTimers()
  const settled = settle(new Promise(() => {}), 1_000)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await settled).toEqual({ cause: new Error('No result within 1000 ms') })
  vi.useRealTimers()
})
