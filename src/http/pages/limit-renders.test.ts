import { afterEach, expect, it, vi } from 'vitest'
import { BusyError, limitRenders } from './limit-renders'

afterEach(() => vi.useRealTimers())

/** Renders that end when they are told to. */
function startRenders(count: number, limits: Parameters<typeof limitRenders>[0]) {
  const limit = limitRenders(limits)
  const started: number[] = []
  const ends: (() => void)[] = []
  const results = Array.from({ length: count }, (_, index) =>
    limit(
      () =>
        new Promise<number>((resolve) => {
          started.push(index)
          ends[index] = () => resolve(index)
        }),
    ),
  )
  return { started, ends, results }
}

it('renders a few at once, and others in the order in which they came', async () => {
  const limits = { atOnce: 2, maxWaiting: 10, maxWaitMs: 60_000, maxRenderMs: 60_000 }
  const { started, ends, results } = startRenders(4, limits)
  expect(started).toEqual([0, 1])
  ends[1]?.()
  await vi.waitFor(() => expect(started).toEqual([0, 1, 2]))
  ends[0]?.()
  await vi.waitFor(() => expect(started).toEqual([0, 1, 2, 3]))
  ends[2]?.()
  ends[3]?.()
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3])
})

it('refuses renders when too many wait, and one that waits too long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const limits = { atOnce: 1, maxWaiting: 1, maxWaitMs: 10_000, maxRenderMs: 60_000 }
  const { started, ends, results } = startRenders(3, limits)
  await expect(results[2]).rejects.toBeInstanceOf(BusyError)
  const late = expect(results[1]).rejects.toBeInstanceOf(BusyError)
  await vi.advanceTimersByTimeAsync(10_000)
  await late
  ends[0]?.()
  expect(await results[0]).toBe(0)
  expect(started).toEqual([0])
})

it('goes on after a render that failed', async () => {
  const limit = limitRenders({ atOnce: 1, maxWaiting: 1, maxWaitMs: 10_000, maxRenderMs: 60_000 })
  const failed = expect(limit(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await limit(async () => 'next')).toBe('next')
  await failed
})

it('gives the turn of a render that never ends to the next one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const limits = { atOnce: 1, maxWaiting: 1, maxWaitMs: 90_000, maxRenderMs: 60_000 }
  const { started, ends, results } = startRenders(2, limits)
  const hanging = expect(results[0]).rejects.toBeInstanceOf(BusyError)
  await vi.advanceTimersByTimeAsync(60_000)
  await hanging
  await vi.waitFor(() => expect(started).toEqual([0, 1]))
  ends[1]?.()
  expect(await results[1]).toBe(1)
})

it('lets a turn pause after a render', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const limits = { atOnce: 1, maxWaiting: 1, maxWaitMs: 10_000, maxRenderMs: 60_000 }
  const limit = limitRenders(limits, () => 500)
  const render = vi.fn(async () => 'page')
  expect(await limit(render)).toBe('page')
  const next = limit(render)
  await vi.advanceTimersByTimeAsync(499)
  expect(render).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1)
  expect(await next).toBe('page')
})
