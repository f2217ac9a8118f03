import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadOnce } from './reload-once'
import { hasUnsavedWork } from './unsaved-work'

vi.mock('./unsaved-work', () => ({ hasUnsavedWork: vi.fn(() => false) }))
const location = { pathname: '/wifi', reload: vi.fn() }

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubGlobal('window', { location })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  location.reload.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('reloadOnce', () => {
  it('reloads at most once in ten seconds, whatever the occasions', () => {
    expect(reloadOnce('one')).toBe(true)
    vi.advanceTimersByTime(9_999)
    expect(reloadOnce('two')).toBe(false)
    vi.advanceTimersByTime(1)
    expect(reloadOnce('two')).toBe(true)
    expect(location.reload).toHaveBeenCalledTimes(2)
  })

  it('does not reload twice for the same page', () => {
    expect(reloadOnce()).toBe(true)
    vi.advanceTimersByTime(60_000)
    expect(reloadOnce()).toBe(false)
  })

  it('never reloads over unsaved work, nor without a connection', () => {
    vi.mocked(hasUnsavedWork).mockReturnValueOnce(true)
    expect(reloadOnce()).toBe(false)
    vi.stubGlobal('navigator', { onLine: false })
    expect(reloadOnce()).toBe(false)
    expect(location.reload).not.toHaveBeenCalled()
  })

  it('does not reload where it could not remember that it did', () => {
    vi.stubGlobal('sessionStorage', undefined)
    expect(reloadOnce()).toBe(false)
    expect(location.reload).not.toHaveBeenCalled()
  })
})
