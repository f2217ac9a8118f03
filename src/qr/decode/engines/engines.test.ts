import { beforeAll, describe, expect, it } from 'vitest'
import {
  addNoise,
  type BitField,
  byteFields,
  drawFieldsPicture,
  drawSymbolPicture,
  lumaToPixels,
} from '../draw-for-test'
import { prepareZxingFromPackage } from '../prepare-zxing.node'
import { readJsqr } from './read-jsqr'
import { readQr } from './read-qr'
import { readZxing } from './read-zxing'

beforeAll(prepareZxingFromPackage)

describe('the engines', () => {
  it.each([
    'HTTPS://EXAMPLE.COM/Q/ABC123',
    '0123456789',
    'Grüße, 世界 and 👋',
    'line\r\nbreak\ttab\u001dgroup\u0000null',
    'שלום',
  ])('agree on %j', async (text) => {
    const picture = drawSymbolPicture(text, { pxPerModule: 5 })
    const found = [
      await readZxing(lumaToPixels(picture)),
      await readZxing(picture),
      readQr(lumaToPixels(picture)),
      readQr(picture),
      readJsqr(picture),
    ]
    for (const codes of found) {
      expect(codes.map((code) => code.text)).toEqual([text])
      for (const [index, { x, y }] of (codes[0]?.corners ?? []).entries()) {
        const wanted = picture.corners[index] ?? { x: -99, y: -99 }
        expect(Math.hypot(x - wanted.x, y - wanted.y)).toBeLessThan(5)
      }
    }
    const [zxing, , qr, , jsqr] = found.map((codes) => codes[0])
    expect(qr).toMatchObject({ version: zxing?.version, level: zxing?.level, mask: zxing?.mask })
    expect(qr?.bytes).toEqual(zxing?.bytes)
    expect(jsqr?.version).toBe(zxing?.version)
  })

  it.each([
    ['bytes in Latin-1', [bytesOf('ééécéé jj')], 'ééécéé jj', 'windows-1252'],
    [
      'bytes in UTF-8',
      [
        [4, 4],
        [2, 8],
        [0xc3, 8],
        [0xa9, 8],
      ],
      'é',
      'utf-8',
    ],
    // ECI 9 is ISO/IEC 8859-7.
    ['bytes with ECI', [[7, 4], [9, 8], bytesOf('\\ÁÂ')], '\\ΑΒ', 'iso-8859-7'],
    // ISO/IEC 18004, 7.4.6.
    [
      'kanji',
      [
        [8, 4],
        [2, 8],
        [0xd9f, 13],
        [0x1aaa, 13],
      ],
      '点茗',
      'shift_jis',
    ],
    [
      'kanji and UTF-8',
      [
        [8, 4],
        [1, 8],
        [0xd9f, 13],
        [4, 4],
        [2, 8],
        [0xc3, 8],
        [0xa9, 8],
      ],
      '点é',
      'shift_jis',
    ],
  ] as [string, (BitField | BitField[])[], string, string][])(
    'agree on the encoding of %s',
    async (name, fields, text, encoding) => {
      const picture = drawFieldsPicture(fields.flatMap((each) => (isField(each) ? [each] : each)))
      // `qr` does not know kanji mode.
      const byQr = name.includes('kanji') ? [] : [readQr(picture)]
      const found = [await readZxing(picture), readJsqr(picture), ...byQr]
      for (const codes of found) expect(codes).toMatchObject([{ text, encoding }])
    },
  )

  it('know that Hanzi mode has a set of its own', async () => {
    // Mode 13, set 1, one letter: 凹 is the 28th of row 16. Without the mode its bytes are °¼.
    const picture = drawFieldsPicture([
      [13, 4],
      [1, 4],
      [1, 8],
      [(0xb0 - 0xa6) * 0x60 + 27, 13],
    ])
    expect(await readZxing(picture)).toMatchObject([{ text: '凹', encoding: 'gbk' }])
  })

  it('find nothing in nothing', async () => {
    for (const side of [0, 1, 5, 40]) {
      const values = new Uint8Array(side * side).fill(128)
      const blank = { values, width: side, height: side }
      const noise = addNoise(blank, 255)
      for (const picture of [blank, noise]) {
        expect(await readZxing(picture)).toEqual([])
        expect(readQr(picture)).toEqual([])
        expect(readJsqr(picture)).toEqual([])
      }
    }
  })
})

function isField(each: BitField | BitField[]): each is BitField {
  return typeof each[0] === 'number'
}

/** A segment of bytes in Latin-1. */
function bytesOf(text: string): BitField[] {
  return byteFields([...text].map((letter) => letter.charCodeAt(0)))
}
