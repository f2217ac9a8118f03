import { afterEach, expect, it, vi } from 'vitest'
import { shutDown } from './shut-down'

afterEach(() => vi.useRealTimers())

it('drains everything before it stops the last part first', async () => {
  const events: string[] = []
  const part = (name: string) => ({
    name,
    drain: async () => void events.push(`drain ${name}`),
    stop: async () => void events.push(`stop ${name}`),
  })
  expect(await shutDown([part('a'), part('b')], 1000)).toBeUndefined()
  expect(events).toEqual(['drain a', 'drain b', 'stop b', 'stop a'])
})

it('goes on after what fails', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const stop = vi.fn(async () => {})
  const failing = async () => {
    throw new Error('no')
  }
  await shutDown(
    [
      { name: 'a', stop },
      { name: 'b', drain: failing, stop: failing },
    ],
    1000,
  )
  expect(stop).toHaveBeenCalled()
  expect(log).toHaveBeenCalledTimes(2)
  log.mockRestore()
})

it('ends within its grace period whatever hangs, and names it', async () => {
  vi.useFakeTimers()
  const hanging = shutDown([{ name: 'a', stop: () => new Promise(() => {}) }], 20_000)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await hanging).toBe('a')
})
