import { beforeAll, describe, expect, it } from 'vitest'
import { addNoise, drawSymbolPicture, lumaToPixels } from '../draw-for-test'
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
