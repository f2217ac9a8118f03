import { expect, it, vi } from 'vitest'
import { defaultDesign } from '@/qr/design'
import { outlineWords, type TextTracer } from '@/qr/text'
import { readGlyphs } from '@/qr/text/read-glyphs.node.js'
import { createRowDrawer } from '../work/draw-row'
import { findLetterFaults } from './find-letter-faults'

/** Draws Thai letters as fonts of a system do, but no emoji. */
const trace = vi.fn<TextTracer>((line, { missing }) =>
  missing.every((character) => /\p{Script=Thai}/u.test(character))
    ? { path: 'M0 0h1z', width: line.length, ascent: 1, descent: 0, missing: [] }
    : undefined,
)
const options = { font: 'sans', language: 'en', load: readGlyphs, trace } as const
const outline = (text: string) => outlineWords(text, options)
const find = (texts: readonly string[]) =>
  findLetterFaults(
    texts.map((text, index) => ({ row: index + 2, text })),
    'caption-letters',
    { ...options, outline },
  )

const texts = [
  'Table 1 🎉 free',
  'Äpfel',
  'e\u0301te\u0301',
  'โต๊ะ 4',
  'โต๊ะ🎉 5',
  '𓀀𓀁 6',
  '',
  '花村 7',
]

it('finds the texts that the run cannot draw, with the same faults', async () => {
  const found = await find(texts)
  const draw = createRowDrawer(
    {
      design: defaultDesign,
      output: { kind: 'labels', hasCaption: true },
      pictures: [],
      verify: false,
      language: 'en',
      startedAt: 0,
    } as never,
    { loadGlyphs: readGlyphs, traceText: trace } as never,
  )
  const drawn = await Promise.all(
    texts.map((title, index) => {
      const url = 'https://example.com'
      const row = { row: index + 2, content: { type: 'url', url }, text: url, name: '', title }
      return draw(row as never)
    }),
  )
  expect(found).toEqual(drawn.flatMap((result) => (result.ok ? [] : [result.fault])))
  expect(found.map(({ row }) => row)).toEqual([2, 6, 7])
  expect(found[0]?.values).toEqual({ letters: '🎉' })
})

it('checks each character of a long list once', async () => {
  trace.mockClear()
  expect(await find(Array.from({ length: 5000 }, (_, index) => `โต๊ะ ${index}`))).toEqual([])
  expect(trace.mock.calls.length).toBeLessThan(10)
})

it('names the letters of every faulty text of a long list', async () => {
  const found = await find(Array.from({ length: 700 }, (_, index) => `🎉 ${index}`))
  expect(found).toHaveLength(700)
  expect(found.at(-1)).toEqual({ row: 701, reason: 'caption-letters', values: { letters: '🎉' } })
})
