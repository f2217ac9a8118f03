import { expect, it } from 'vitest'
import { outlineWords } from '@/qr/text/outline-words'
import { readGlyphs } from '@/qr/text/read-glyphs.node'
import { fitCaption } from './fit-caption'
import { layCaption } from './lay-caption'

const outline = (text: string) =>
  outlineWords(text, { font: 'sans', language: 'en', load: readGlyphs })
const box = { widthMm: 30, heightMm: 12 }

/** The rectangle around a path of absolute and relative points. */
function heightOf(path: string): number {
  const starts = [...path.matchAll(/M(-?[\d.]+)[ ,]?(-?[\d.]+)/g)].map(([, , y]) => Number(y))
  return Math.max(...starts) - Math.min(...starts)
}

it.each([
  ['a long text of many words that needs more than one line', 3],
  ['one\none', 3],
  ['北側の入り口にある大きなテーブルの番号です', 3],
])('wraps %j over lines', async (text, sizeMm) => {
  const path = layCaption(await outline(text), box, { sizeMm, align: 'center' })
  expect(heightOf(path)).toBeGreaterThan(2)
})

it('sets a short text on one line, and a text that does not fit smaller', async () => {
  const short = layCaption(await outline('two words'), box, { sizeMm: 3, align: 'start' })
  expect(heightOf(short)).toBeLessThan(3)
  const word = await outline('Donaudampfschifffahrtsgesellschaft')
  const wide = layCaption(word, box, { sizeMm: 8, align: 'start' })
  const numbers = [...wide.matchAll(/M(-?[\d.]+)/g)].map(([, x]) => Number(x))
  expect(Math.max(...numbers)).toBeLessThan(box.widthMm)
})

it.each([
  ['many lines', 'line\n'.repeat(40)],
  ['a long word', 'x'.repeat(200)],
])('never leaves its box, not even with %s', async (_, text) => {
  const fitted = fitCaption(await outline(text), box, null)
  expect(fitted.heightMm).toBeLessThanOrEqual(box.heightMm + 1e-6)
  expect(fitted.sizeMm).toBeLessThan(1)
  const path = layCaption(await outline(text), box, { sizeMm: null, align: 'start' })
  expect(heightOf(path)).toBeLessThan(box.heightMm)
  const xs = [...path.matchAll(/M(-?\d*\.?\d+)/g)].map(([, x]) => Number(x))
  expect(Math.max(...xs)).toBeLessThan(box.widthMm)
})

it('reports the letters that no font has', async () => {
  expect((await outline('Tisch โต๊ะ')).missing.length).toBeGreaterThan(0)
})
