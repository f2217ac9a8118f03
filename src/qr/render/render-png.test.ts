import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type Design, defaultDesign } from '@/qr/design/design'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import type { Matrix } from '@/qr/encode/matrix'
import { renderPng } from './render-png'

const matrix = matrixOf('https://example.com/')

describe('renderPng', () => {
  it.each([33, 34, 100, 333, 1000, 1023])(
    'is exactly %i pixels a side, of one bit',
    async (sizePx) => {
      const png = await pngOf({ sizePx })
      expect(await sharp(png).metadata()).toMatchObject({
        format: 'png',
        width: sizePx,
        height: sizePx,
      })
      const [bitDepth, colourType] = png.subarray(24)
      expect({ bitDepth, colourType }).toEqual({ bitDepth: 1, colourType: 3 })
      expect(png.length).toBeLessThan(2000)
    },
  )

  it('draws every module as the same square of whole pixels, the rest as an even margin', async () => {
    const sizePx = 137
    const modulePx = 4 // 33 modules with the quiet zone, so 5 pixels are left over
    const marginPx = (sizePx - matrix.sizeModules * modulePx) / 2
    const { data } = await sharp(await pngOf({ sizePx }))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    for (let y = 0; y < sizePx; y++) {
      for (let x = 0; x < sizePx; x++) {
        const column = Math.floor((x - Math.floor(marginPx)) / modulePx)
        const row = Math.floor((y - Math.floor(marginPx)) / modulePx)
        const inside = Math.min(row, column) >= 0 && Math.max(row, column) < matrix.sizeModules
        const dark = inside && matrix.modules[row * matrix.sizeModules + column] === 1
        if ((data[y * sizePx + x] as number) < 128 !== dark) throw new Error(`wrong at ${x}, ${y}`)
      }
    }
  })

  it('has the two colours of the design', async () => {
    const png = await pngOf({ sizePx: 330, ...colors('#123456', '#fedcba') })
    const { data, info } = await sharp(png)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const found = new Set<string>()
    for (let index = 0; index < data.length; index += info.channels) {
      found.add(data.subarray(index, index + 3).toString('hex'))
    }
    expect([...found].sort()).toEqual(['123456', 'fedcba'])
  })

  it('can be transparent where there is no module', async () => {
    const png = await pngOf({
      sizePx: 330,
      background: { fill: { kind: 'none' }, cornerModules: 0 },
    })
    const alpha = await sharp(png).extractChannel('alpha').raw().toBuffer()
    expect(alpha[0]).toBe(0)
    expect(alpha[45 * 330 + 45]).toBe(255)
  })

  it('refuses to draw less than a pixel a module', async () => {
    expect(await renderPng(matrix, { ...defaultDesign, sizePx: 32 })).toEqual({
      ok: false,
      reason: 'too-small',
      minSizePx: 33,
    })
  })

  it('is the same file every time', async () => {
    expect(await pngOf({})).toEqual(await pngOf({}))
  })

  it('carries its title in any script', async () => {
    const result = await renderPng(matrix, defaultDesign, { title: 'Thực đơn 👋' })
    if (!result.ok) throw new Error(result.reason)
    const text = new TextDecoder().decode(result.png)
    expect(text).toContain('iTXtTitle\0\0\0\0\0Thực đơn 👋')
    expect((await sharp(result.png).metadata()).width).toBe(1000)
  })
})

function matrixOf(text: string): Matrix {
  const result = encodeMatrix(text, { level: 'M' })
  if (!result.ok) throw new Error('too long for this test')
  return result.matrix
}

async function pngOf(change: Partial<Design>): Promise<Uint8Array> {
  const result = await renderPng(matrix, { ...defaultDesign, ...change })
  if (!result.ok) throw new Error('too small for this test')
  return result.png
}

function colors(foreground: string, background: string): Partial<Design> {
  return {
    modules: { ...defaultDesign.modules, fill: { kind: 'solid', color: foreground } },
    background: { fill: { kind: 'solid', color: background }, cornerModules: 0 },
  }
}
