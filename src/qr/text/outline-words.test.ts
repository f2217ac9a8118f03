import { describe, expect, it, vi } from 'vitest'
import { orderWords } from './order-words'
import { outlineWords } from './outline-words'
import { readGlyphs } from './read-glyphs.node.js'

/** The number of parts between which a line may be broken. */
async function countParts(text: string, language: string, byWords: boolean) {
  const options = { font: 'sans', language, load: readGlyphs, byWords } as const
  const { lines } = await outlineWords(text, options)
  return lines.map((words) => words.length)
}

describe('outlineWords', () => {
  it('breaks Chinese and Japanese lines between characters, or only between words', async () => {
    expect(await countParts('コードを読み取ってください', 'ja', false)).toEqual([12])
    // コードを · 読み · 取ってください
    expect(await countParts('コードを読み取ってください', 'ja', true)).toEqual([3])
    expect(await countParts('把手机摄像头对准这里', 'zh', true)).not.toEqual([10])
  })

  it('breaks other lines between words, and where the text does', async () => {
    expect(await countParts('Scan the code\nhere', 'en', true)).toEqual([3, 1])
  })
})

describe('words of which the fonts lack letters', () => {
  /** Draws every word as a square of its length. */
  const trace = vi.fn((word: string) => ({
    path: `M0 0h${word.length}z`,
    width: word.length,
    ascent: 1,
    descent: 0,
    missing: [],
  }))
  const outline = (text: string) =>
    outlineWords(text, { font: 'sans', language: 'en', load: readGlyphs, trace })

  it.each([
    ['Tisch โต๊ะหมายเลข', ['โต๊ะ', 'หมายเลข'], [false, false, true]],
    ['मेज़ संख्या 7', ['मेज़', 'संख्या'], [false, false, false]],
  ])('are drawn singly in %j, so that lines can be broken', async (text, drawn, joined) => {
    trace.mockClear()
    const { lines, missing } = await outline(text)
    expect(trace.mock.calls.map(([word]) => word)).toEqual(drawn)
    expect(lines.map((words) => words.map(({ isJoined }) => isJoined))).toEqual([joined])
    expect(missing).toEqual([])
  })

  it.each([
    // Arabic from right to left, with a Latin name and a number in their own direction.
    ['طاولة Wi-Fi Guest 7 رقم 12', [5, 4, 1, 2, 3, 0]],
    ['Table طاولة رقم 7 here', [0, 2, 1, 3, 4]],
    ['Table 7', [0, 1]],
  ])('are ordered for the eye in %j', async (text, order) => {
    const { lines } = await outline(text)
    const words = lines[0] ?? []
    expect(orderWords(words).map((word) => words.indexOf(word))).toEqual(order)
  })
})
