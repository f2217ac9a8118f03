import { beforeAll, describe, expect, it } from 'vitest'
import { decodePixels } from '@/qr/decode/decode-pixels'
import { addNoise, drawSymbolPicture, lumaToPixels, pullCorners } from '@/qr/decode/draw-for-test'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { inspectSymbol } from './inspect-symbol'

beforeAll(prepareZxingFromPackage)

type Options = NonNullable<Parameters<typeof drawSymbolPicture>[1]>

async function inspect(
  text: string,
  options: Options,
  change: (picture: ReturnType<typeof drawSymbolPicture>) => Parameters<typeof lumaToPixels>[0] = (
    picture,
  ) => picture,
) {
  const pixels = lumaToPixels(change(drawSymbolPicture(text, options)))
  const [code] = await decodePixels(pixels, { budgetMs: 4000, formats: ['qr'] })
  if (!code) throw new Error('not found')
  const facts = inspectSymbol(pixels, code)
  const encoded = encodeMatrix(text, { level: 'M', ...options, raiseLevel: false })
  if (!encoded.ok) throw new Error(encoded.reason)
  return { facts, matrix: encoded.matrix }
}

describe('the facts of a symbol', () => {
  it.each([
    ['A', { level: 'H', minVersion: 1 }],
    ['https://example.com/0123456789012345678901234567890', { level: 'L', minVersion: 5 }],
    ['Grüße, 東京', { level: 'Q', minVersion: 7, eci: true }],
    ['x'.repeat(400), { level: 'M', minVersion: 20, pxPerModule: 4 }],
    ['y', { level: 'L', minVersion: 40, pxPerModule: 3 }],
  ] as [string, Options][])('are those it was made with: %s', async (text, options) => {
    const { facts, matrix } = await inspect(text, options)
    expect(facts).toMatchObject({
      version: matrix.version,
      level: matrix.level,
      mask: matrix.mask,
      sizeModules: matrix.sizeModules,
      eci: options.eci ? 26 : null,
      corrected: 0,
      unusedShare: 1,
    })
    expect(facts?.matrix).toEqual(matrix)
    const said = facts?.segments.filter(({ mode }) => mode !== 'eci')
    expect(said?.map((segment) => segment.text).join('')).toBe(text)
  })

  it('count segments as the standard does', async () => {
    const { facts } = await inspect('HTTPS://A.B/0123456789012345äß', { level: 'L' })
    expect(facts?.segments).toEqual([
      { mode: 'alphanumeric', characters: 12, bits: 4 + 9 + 66, text: 'HTTPS://A.B/' },
      { mode: 'numeric', characters: 16, bits: 4 + 10 + 54, text: '0123456789012345' },
      {
        ...{ mode: 'byte', characters: 4, bits: 4 + 8 + 32, text: 'äß' },
        undeclared: [0xc3, 0xa4, 0xc3, 0x9f],
      },
    ])
  })

  it('tell how much had to be put right', async () => {
    const { facts, matrix } = await inspect('damaged but read', { level: 'H' }, (picture) => {
      const values = picture.values.slice()
      const px = picture.width / (picture.sizeModules + 8)
      for (let y = 12; y < 16; y++)
        for (let row = 0; row < px; row++)
          values.fill(
            40,
            ((y + 4) * px + row) * picture.width + 14 * px,
            ((y + 4) * px + row) * picture.width + 18 * px,
          )
      return { ...picture, values }
    })
    expect(facts?.matrix.modules).toEqual(matrix.modules)
    expect(facts?.corrected).toBeGreaterThan(0)
    expect(facts?.unusedShare).toBeLessThan(1)
    expect(facts?.unusedShare).toBeGreaterThan(0.2)
  })

  it.each([
    ['askew', { x: 60, y: 20 }, { x: 300, y: 60 }, { x: 280, y: 300 }, { x: 20, y: 280 }],
    ['mirrored', { x: 300, y: 0 }, { x: 0, y: 0 }, { x: 0, y: 300 }, { x: 300, y: 300 }],
    ['upside down', { x: 300, y: 300 }, { x: 0, y: 300 }, { x: 0, y: 0 }, { x: 300, y: 0 }],
  ] as const)('are read of a symbol that is %s', async (_, a, b, c, d) => {
    const { facts, matrix } = await inspect('https://example.com/askew', {}, (picture) =>
      addNoise(pullCorners(picture, [a, b, c, d], 320, 320).picture, 30),
    )
    expect(facts?.matrix.modules).toEqual(matrix.modules)
  })

  it('are read of light modules on a dark ground', async () => {
    const { facts, matrix } = await inspect('inverted', {}, (picture) => ({
      ...picture,
      values: picture.values.map((gray) => 255 - gray),
    }))
    expect(facts?.matrix.modules).toEqual(matrix.modules)
  })

  it('are none where the code is of another kind, or is not there', () => {
    const pixels = lumaToPixels(drawSymbolPicture('other'))
    const corners = [
      { x: 0, y: 0 },
      { x: 20, y: 0 },
      { x: 20, y: 20 },
      { x: 0, y: 20 },
    ] as const
    const code = {
      text: '',
      bytes: new Uint8Array(),
      corners,
      version: 1,
      level: null,
      mask: null,
      inverted: false,
      mirrored: false,
      engine: 'zxing',
    }
    expect(inspectSymbol(pixels, { ...code, format: 'aztec' })).toBeNull()
    expect(inspectSymbol(pixels, { ...code, format: 'qr' })).toBeNull()
  })
})
