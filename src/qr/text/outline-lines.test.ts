import { expect, it, vi } from 'vitest'
import { outlineLines } from './outline-lines'
import { outlineText } from './outline-text'
import { readGlyphs } from './read-glyphs.node'

const options = { font: 'sans', language: 'en', load: readGlyphs } as const
const outline = (text: string) => outlineLines(text, { ...options, most: 2 })

it('sets one line as before, and two below each other, centered', async () => {
  const one = await outlineText('Scan me', options)
  expect(await outline(' Scan me \n')).toEqual(one)
  const two = await outline('Scan me\nfor the menu of today')
  const below = await outlineText('for the menu of today', options)
  expect(two.width).toBe(below.width)
  expect(two.ascent).toBeCloseTo(one.ascent + 0.6)
  expect(two.descent).toBeCloseTo(one.descent + 0.6)
  expect(two.path.match(/M/g)).toHaveLength(
    (one.path.match(/M/g)?.length ?? 0) + (below.path.match(/M/g)?.length ?? 0),
  )
  const startOf = ({ path }: { path: string }) => /^M(-?\d*\.?\d+)/.exec(path)?.[1]
  expect(Number(startOf(two))).toBeCloseTo(Number(startOf(one)) + (two.width - one.width) / 2, 3)
})

it('puts further lines into the last one', async () => {
  expect(await outline('a\nb\r\n\nc')).toEqual(await outline('a\nb c'))
})

it('has lines traced of which the fonts lack characters', async () => {
  const drawn = { ...(await outlineText('x', options)), missing: [] }
  const trace = vi.fn(() => drawn)
  const traced = await outlineLines('Menu\nقائمة', { ...options, most: 2, trace })
  expect(trace).toHaveBeenCalledExactlyOnceWith('قائمة', {
    font: 'sans',
    missing: expect.arrayContaining(['ق']),
  })
  expect(traced.missing).toEqual([])
  const untraced = await outlineLines('قائمة', { ...options, most: 2, trace: () => undefined })
  expect(untraced).toMatchObject({ path: '', missing: expect.arrayContaining(['ق']) })
})
