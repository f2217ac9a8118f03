import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type Design, defaultDesign } from '@/qr/design/design'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { levels, type Matrix } from '@/qr/encode/matrix'
import { decodePng } from './decode-for-test'
import { writePlainPng } from './write-plain-png'

const link = matrixOf('https://example.com/')

describe('writePlainPng', () => {
  it.each([33, 34, 100, 333, 1000, 1023])(
    'is exactly %i pixels a side, of one bit',
    async (sizePx) => {
      const png = await pngOf(link, { sizePx })
      expect(await sharp(png).metadata()).toMatchObject({
        format: 'png',
        width: sizePx,
        height: sizePx,
      })
      const [bitDepth, colorType] = png.subarray(24)
      expect({ bitDepth, colorType }).toEqual({ bitDepth: 1, colorType: 3 })
      expect(png.length).toBeLessThan(1000)
    },
  )

  it('draws every module as the same square of whole pixels, the rest as an even margin', async () => {
    const anyPicture = fc.record({
      length: fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 2000 })),
      marginModules: fc.integer({ min: 0, max: 20 }),
      modulePx: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 1, max: 9 }) }, fc.nat(30)),
      restPx: fc.nat({ max: 40 }),
      digit: fc.integer({ min: 2, max: 9 }),
    })
    await fc.assert(
      fc.asyncProperty(anyPicture, async ({ length, marginModules, modulePx, restPx, digit }) => {
        const matrix = matrixOf(
          String(digit ** 20)
            .repeat(length)
            .slice(0, length),
        )
        const sizeModules = matrix.sizeModules + 2 * marginModules
        const sizePx = Math.min(4000, sizeModules * Math.max(1, modulePx) + restPx)
        expectModules(await pngOf(matrix, { sizePx, marginModules }), matrix, sizePx, marginModules)
      }),
      { numRuns: 100 },
    )
  })

  it.each([
    ['opaque', '#123456', '#fedcba', ['123456ff', 'fedcbaff']],
    ['transparent', '#123456', null, ['123456ff', 'ffffff00']],
    ['both half transparent', '#12345680', '#fedcba40', ['12345680', 'fedcba40']],
    ['with half transparent modules', '#12345680', '#fedcba', ['12345680', 'fedcbaff']],
  ])('has the two colors of a design, %s', async (_, dark, light, expected) => {
    const { data } = await sharp(await pngOf(link, { sizePx: 330, ...colors(dark, light) }))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const found = new Set<string>()
    for (let at = 0; at < data.length; at += 4) found.add(data.toString('hex', at, at + 4))
    expect([...found].sort()).toEqual(expected)
    expect(data.toString('hex', 0, 4)).toBe(expected.find((color) => color.startsWith('f')))
  })

  it('is read by two decoders', async () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 })
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.constantFrom(...levels),
        fc.integer({ min: 3, max: 7 }),
        async (text, level, modulePx) => {
          const matrix = matrixOf(text, level)
          const sizePx = (matrix.sizeModules + 8) * modulePx + 2
          expect(await decodePng(await pngOf(matrix, { sizePx }))).toEqual({
            jsqr: text,
            zxing: text,
          })
        },
      ),
      { numRuns: 20 },
    )
  })

  it('refuses to draw less than a pixel a module', async () => {
    expect(await writePlainPng(link, { ...defaultDesign, sizePx: 32 })).toEqual({
      ok: false,
      reason: 'too-small',
      minSizePx: 33,
    })
  })

  it('carries its title in any script, and the density for printing', async () => {
    const result = await writePlainPng(link, defaultDesign, { title: 'Thực đơn 👋', dpi: 600 })
    if (!result.ok) throw new Error(result.reason)
    expect(new TextDecoder().decode(result.png)).toContain('iTXtTitle\0\0\0\0\0Thực đơn 👋')
    expect(await sharp(result.png).metadata()).toMatchObject({ width: 1000, density: 600 })
  })
})

/** Inflates the pixels, which also verifies the Adler-32, and compares every one. */
function expectModules(png: Uint8Array, matrix: Matrix, sizePx: number, marginModules: number) {
  const modulePx = Math.floor(sizePx / (matrix.sizeModules + 2 * marginModules))
  const offsetPx = Math.floor((sizePx - matrix.sizeModules * modulePx) / 2)
  const rowBytes = 1 + Math.ceil(sizePx / 8)
  const lines = inflateSync(pixelData(png))
  expect(lines.length).toBe(rowBytes * sizePx)
  // Filter "up": the difference to the line above.
  for (let at = rowBytes; at < lines.length; at++) {
    const isUp = lines[at - (at % rowBytes)] === 2
    if (isUp && at % rowBytes > 0)
      lines[at] = (lines[at] as number) + (lines[at - rowBytes] as number)
  }
  let wrong = 0
  for (let y = 0; y < sizePx; y++) {
    const row = Math.floor((y - offsetPx) / modulePx)
    for (let x = 0; x < sizePx; x++) {
      const column = Math.floor((x - offsetPx) / modulePx)
      const inside = Math.min(row, column) >= 0 && Math.max(row, column) < matrix.sizeModules
      const dark = inside ? (matrix.modules[row * matrix.sizeModules + column] as number) : 0
      const byte = lines[y * rowBytes + 1 + (x >> 3)] as number
      if (((byte >> (7 - (x & 7))) & 1) !== dark) wrong++
    }
  }
  expect(wrong).toBe(0)
}

function pixelData(png: Uint8Array): Uint8Array {
  const file = Buffer.from(png)
  const start = file.indexOf('IDAT')
  return file.subarray(start + 4, start + 4 + file.readUInt32BE(start - 4))
}

function colors(dark: string, light: string | null): Partial<Design> {
  return {
    modules: { ...defaultDesign.modules, fill: { kind: 'solid', color: dark } },
    background: {
      cornerModules: 0,
      fill: light === null ? { kind: 'none' } : { kind: 'solid', color: light },
    },
  }
}

function matrixOf(text: string, level: Design['level'] = 'M'): Matrix {
  const result = encodeMatrix(text, { level })
  if (!result.ok) throw new Error('too long for this test')
  return result.matrix
}

async function pngOf(matrix: Matrix, change: Partial<Design>): Promise<Uint8Array> {
  const result = await writePlainPng(matrix, { ...defaultDesign, ...change })
  if (!result.ok) throw new Error('too small for this test')
  return result.png
}
