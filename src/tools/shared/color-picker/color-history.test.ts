import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readColorHistory, rememberColors } from './color-history'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  })
})
afterEach(() => vi.unstubAllGlobals())

const colors = Array.from({ length: 12 }, (_, index) => `#0000${(index + 16).toString(16)}`)

it('keeps the last eight colors, the newest first and none twice', () => {
  for (const color of colors) rememberColors([color])
  rememberColors([colors[9] as string])
  const newest = [colors[9], ...colors.toReversed().filter((color) => color !== colors[9])]
  expect(readColorHistory()).toEqual(newest.slice(0, 8))
  expect(JSON.parse(stored.get('color-history') as string)).toHaveLength(8)
})

it('takes several at once, as a gradient brings them', () => {
  rememberColors(['#000001'])
  rememberColors(['#000002', '#00000380'])
  expect(readColorHistory()).toEqual(['#000002', '#00000380', '#000001'])
})

it.each(['nonsense', '{"a":1}', 'null', '["red", 5, null]'])('survives %s in its place', (text) => {
  stored.set('color-history', text)
  expect(readColorHistory()).toEqual([])
  rememberColors(['#123456'])
  expect(readColorHistory()).toEqual(['#123456'])
})

it('does without storage where it is forbidden or full', () => {
  const refuse = () => {
    throw new Error('refused')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  expect(() => rememberColors(['#123456'])).not.toThrow()
  expect(readColorHistory()).toEqual([])
})
