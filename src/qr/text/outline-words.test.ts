import { describe, expect, it } from 'vitest'
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
