// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDebouncedDraft } from './use-debounced-draft'

const reports: string[] = []
let root: Root
let draft = ''
let change: (next: string) => void = () => {}

function Probe({ value }: { value: string }) {
  ;[draft, change] = useDebouncedDraft(value, (next) => reports.push(next))
  return null
}
const show = (value: string) => act(() => root.render(<Probe value={value} />))
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  reports.length = 0
  root = createRoot(document.createElement('div'))
  show('a')
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('shows each change at once and reports the last when it has been still for 100 ms', () => {
  for (const next of ['b', 'c', 'd']) {
    act(() => change(next))
    expect(draft).toBe(next)
    pass(99)
  }
  expect(reports).toEqual([])
  pass(1)
  expect(reports).toEqual(['d'])
})

it('is not thrown back by the parent that repeats an older value', () => {
  act(() => change('b'))
  pass(100)
  act(() => change('c'))
  show('b')
  expect(draft).toBe('c')
  pass(100)
  expect(reports).toEqual(['b', 'c'])
})

it('gives way to what is set from elsewhere, and reports nothing then', () => {
  act(() => change('b'))
  show('undone')
  expect(draft).toBe('undone')
  pass(500)
  expect(reports).toEqual([])
})

it('loses nothing when it ends early', () => {
  act(() => change('b'))
  act(() => root.unmount())
  expect(reports).toEqual(['b'])
  root = createRoot(document.createElement('div'))
})
