import { afterEach, expect, it, vi } from 'vitest'
import { createRepeatCounter } from './count-repeats'

afterEach(() => vi.useRealTimers())

it('lets a few of the same text through in a period, and tells the number of the others', () => {
  vi.useFakeTimers()
  const onEnd = vi.fn()
  const isRepeated = createRepeatCounter({ most: 2, windowMs: 60_000, onEnd })
  expect(Array.from({ length: 5 }, () => isRepeated('lost', 'error'))).toEqual([
    ...[false, false],
    ...[true, true, true],
  ])
  expect(isRepeated('other', 'warn')).toBe(false)
  vi.advanceTimersByTime(60_000)
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('lost', 3, 'error')
  expect(isRepeated('lost', 'error')).toBe(false)
})

it('counts a thousand texts at most', () => {
  vi.useFakeTimers()
  const isRepeated = createRepeatCounter({ most: 1, windowMs: 60_000, onEnd: () => {} })
  for (let number = 0; number < 1_000; number += 1) isRepeated(`${number}`, '')
  expect([isRepeated('more', ''), isRepeated('more', ''), isRepeated('7', '')]).toEqual([
    ...[false, false],
    true,
  ])
})
