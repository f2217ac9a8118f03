import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Pixels } from './pixels'
import { printScene } from './print-scene-for-test'
import { rasterizeRows, rasterizeScene } from './rasterize-scene'
import { writePng, writePngRows } from './write-png'

describe('writePng', () => {
  it.each([1, 2, 3, 4, 5, 16, 17, 200, 256, 257, 5000])(
    'keeps every pixel of %i colors, in as few bits as they need',
    async (colors) => {
      for (const translucent of [false, true]) {
        const pixels = picture(101, 67, colors, translucent)
        const png = await writePng(pixels)
        expect(isSame(await read(png), pixels)).toBe(true)
        const bits = [...Array(8).keys()].find((power) => 2 ** power >= colors) ?? 8
        const expected =
          colors > 256
            ? { bitDepth: 8, colorType: translucent ? 6 : 2 }
            : { bitDepth: bits <= 1 ? 1 : bits <= 2 ? 2 : bits <= 4 ? 4 : 8, colorType: 3 }
        expect({ bitDepth: png[24], colorType: png[25] }).toEqual(expected)
      }
    },
  )

  it('keeps every pixel of any picture', async () => {
    const anyPicture = fc
      .record({
        width: fc.integer({ min: 1, max: 20 }),
        height: fc.integer({ min: 1, max: 20 }),
        palette: fc.array(fc.nat({ max: 0xffffffff }), { minLength: 1, maxLength: 300 }),
        picks: fc.infiniteStream(fc.nat({ max: 299 })),
      })
      .map(({ width, height, palette, picks }): Pixels => {
        const rgba = new Uint8ClampedArray(width * height * 4)
        for (let at = 0; at < rgba.length; at += 4) {
          const color = palette[(picks.next().value ?? 0) % palette.length] ?? 0
          const alpha = color & 0xff
          // A fully transparent pixel has no color to preserve.
          const visible = alpha ? [color >>> 24, color >>> 16, color >>> 8, alpha] : [0, 0, 0, 0]
          rgba.set(
            visible.map((value) => value & 0xff),
            at,
          )
        }
        return { rgba, width, height }
      })
    await fc.assert(
      fc.asyncProperty(anyPicture, async (pixels) => {
        expect(isSame(await read(await writePng(pixels)), pixels)).toBe(true)
      }),
      { numRuns: 100 },
    )
  })

  it('carries its title in any script, and the density for printing', async () => {
    const png = await writePng(picture(9, 9, 2, false), { title: 'Grüße 你好 🎉', dpi: 300 })
    expect(await sharp(png).metadata()).toMatchObject({ width: 9, height: 9, density: 300 })
    const text = new TextDecoder('utf-8', { fatal: false }).decode(png)
    expect(text).toContain('iTXtTitle\0\0\0\0\0Grüße 你好 🎉')
  })

  it('writes two colors of whole modules in a few hundred bytes', async () => {
    const { rgba } = picture(33, 33, 2, false)
    const side = 990
    const large = new Uint8ClampedArray(side * side * 4).map((_, at) => {
      const pixel = at >> 2
      const module = Math.floor(pixel / side / 30) * 33 + Math.floor((pixel % side) / 30)
      return rgba[module * 4 + (at & 3)] ?? 0
    })
    const png = await writePng({ rgba: large, width: side, height: side })
    expect(png.length).toBeLessThan(1500)
  })

  it('writes rows that are drawn while they are written to the same bytes', async () => {
    const stops = [
      { offset: 0, color: '#102030', opacity: 1 },
      { offset: 1, color: '#a02040', opacity: 0.5 },
    ]
    for (const scene of [
      printScene(),
      printScene({ paint: { kind: 'linear', x1: 0, y1: 0, x2: 20, y2: 31, stops } }),
      printScene({ ground: { kind: 'radial', cx: 9, cy: 9, radius: 20, stops } }),
    ]) {
      const pixels = rasterizeScene(scene, { widthPx: 301 })
      const shares: number[] = []
      const png = await writePngRows(rasterizeRows(scene, { widthPx: 301 }), {
        isOpaque: pixels.rgba.every((value, at) => (at & 3) !== 3 || value === 255),
        onProgress: (share) => shares.push(share),
      })
      expect(Buffer.from(png).equals(Buffer.from(await writePng(pixels)))).toBe(true)
      expect(isSame(await read(png), pixels)).toBe(true)
      expect(shares.length).toBeGreaterThan(3)
      expect(shares).toEqual([...shares].sort((a, b) => a - b))
    }
  })
})

function picture(width: number, height: number, colors: number, translucent: boolean): Pixels {
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) {
    // Every color occurs at least once, then in an order without a pattern.
    const color = pixel < colors ? pixel : (pixel * 7919 + (pixel >> 3)) % colors
    const alpha = translucent && color % 3 === 0 ? 1 + (color % 254) : 255
    rgba.set([color & 0xff, (color >> 8) * 10, 255 - (color & 0xff), alpha], pixel * 4)
  }
  return { rgba, width, height }
}

function isSame(a: Pixels, b: Pixels): boolean {
  return (
    a.width === b.width && a.height === b.height && Buffer.from(a.rgba).equals(Buffer.from(b.rgba))
  )
}

async function read(png: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { rgba: Uint8ClampedArray.from(data), width: info.width, height: info.height }
}
