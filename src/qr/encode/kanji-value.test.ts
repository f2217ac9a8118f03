import toShiftJis from 'qrcode/helper/to-sjis.js'
import { describe, expect, it } from 'vitest'
import { kanjiValue } from './kanji-value'

describe('kanjiValue', () => {
  it('packs Shift JIS as the examples of the standard do', () => {
    // ISO/IEC 18004, 7.4.6: 点 is 0x935F, 茗 is 0xE4AA.
    expect(kanjiValue('点'.charCodeAt(0))).toBe(0xd9f)
    expect(kanjiValue('茗'.charCodeAt(0))).toBe(0x1aaa)
  })

  it('is the table of the library, without what readers misread and with frames for tables', () => {
    const onlyTheirs: string[] = []
    const onlyOurs: string[] = []
    for (let unit = 0; unit < 0x10000; unit++) {
      const character = String.fromCharCode(unit)
      const ours = kanjiValue(unit)
      const theirs = toShiftJis(character)
      if (theirs === undefined) {
        if (ours >= 0) onlyOurs.push(character)
      } else if (ours < 0) onlyTheirs.push(character)
      else expect(ours, character).toBe(pack(theirs))
    }
    expect(onlyTheirs.join('')).toBe('∥〝〟－＼～￠￡￢')
    // Row 8 of JIS X 0208, and a large circle.
    expect(onlyOurs.join('')).toBe('─━│┃┌┏┐┓└┗┘┛├┝┠┣┤┥┨┫┬┯┰┳┴┷┸┻┼┿╂╋◯')
  })
})

function pack(code: number): number {
  const shifted = code - (code < 0xa000 ? 0x8140 : 0xc140)
  return (shifted >> 8) * 0xc0 + (shifted & 0xff)
}
