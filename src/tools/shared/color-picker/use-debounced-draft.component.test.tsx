import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useDebouncedDraft } from './use-debounced-draft'

const reports: string[] = []

async function renderDraft() {
  const { result, act, rerender, unmount } = await renderHook(
    (value = 'a') => useDebouncedDraft(value, (next) => reports.push(next)),
    { initialProps: 'a' },
  )
  return {
    read: () => result.current[0],
    change: (next: string) => act(() => result.current[1](next)),
    wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    rerender,
    unmount,
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  reports.length = 0
})
afterEach(() => {
  vi.useRealTimers()
})

it('shows each change at once and reports the last one after 100 ms without a change', async () => {
  const draft = await renderDraft()
  for (const next of ['b', 'c', 'd']) {
    await draft.change(next)
    expect(draft.read()).toBe(next)
    await draft.wait(99)
  }
  expect(reports).toEqual([])
  await draft.wait(1)
  expect(reports).toEqual(['d'])
})

it('keeps a newer draft when the parent repeats an older value', async () => {
  const draft = await renderDraft()
  await draft.change('b')
  await draft.wait(100)
  await draft.change('c')
  await draft.rerender('b')
  expect(draft.read()).toBe('c')
  await draft.wait(100)
  expect(reports).toEqual(['b', 'c'])
})

it('drops the draft without a report when another value is set', async () => {
  const draft = await renderDraft()
  await draft.change('b')
  await draft.rerender('undone')
  expect(draft.read()).toBe('undone')
  await draft.wait(500)
  expect(reports).toEqual([])
})

it('reports a pending change when it unmounts', async () => {
  const draft = await renderDraft()
  await draft.change('b')
  await draft.unmount()
  expect(reports).toEqual(['b'])
})
