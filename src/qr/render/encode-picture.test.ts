import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { encodePicture } from './encode-picture.node'
import { loadPictures } from './load-pictures.node'
import type { Pixels } from './pixels'
import { rasterizeScene } from './rasterize-scene'
import type { Scene, SceneImage } from './scene'

const title = 'Code for “Grüße & <你好>” \u0007🎉'
const written = 'Code for “Grüße &amp; &lt;你好&gt;” 🎉'

describe('encodePicture', () => {
  it('writes JPEG on white or on the color asked for, with its title', async () => {
    const white = await encode({ type: 'jpeg', title })
    expect(await pixelAt(white, 2, 2)).toEqual([255, 255, 255, 255])
    const [red = 0, green = 0, blue = 0] = await pixelAt(white, 30, 30)
    expect([red > 245, green < 10, blue < 10]).toEqual([true, true, true])
    const yellow = await encode({ type: 'jpeg', background: '#ffff00' })
    expect(await pixelAt(yellow, 2, 2)).toEqual([255, 255, 0, 255])
    const { format, width, height, xmp } = await sharp(white).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 60, height: 40 })
    expect(new TextDecoder().decode(xmp)).toContain(written)
  })

  it.each([undefined, 0.8])('writes WebP with alpha and title, quality %s', async (quality) => {
    const file = await encode({ type: 'webp', title, ...(quality ? { quality } : {}) })
    const { format, width, height, hasAlpha, xmp } = await sharp(file).metadata()
    expect({ format, width, height, hasAlpha }).toEqual({
      format: 'webp',
      width: 60,
      height: 40,
      hasAlpha: true,
    })
    expect(new TextDecoder().decode(xmp)).toContain(written)
    expect((await pixelAt(file, 2, 2))[3]).toBe(0)
    if (!quality) expect(await readAll(file)).toEqual(half().rgba)
  })

  it('writes opaque WebP with and without loss', async () => {
    for (const quality of [0.5, 1]) {
      const file = await encode({ type: 'webp', title, quality, background: '#00ff00' })
      const { width, height, hasAlpha, xmp } = await sharp(file).metadata()
      expect({ width, height, hasAlpha }).toEqual({ width: 60, height: 40, hasAlpha: false })
      expect(new TextDecoder().decode(xmp)).toContain(written)
    }
  })
})

describe('loadPictures', () => {
  it('decodes bitmaps at their size, SVG finely, and takes what is broken for nothing', async () => {
    const { rgba, width, height } = half()
    const png = await sharp(rgba, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer()
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><path fill="#00f" d="M0 0h15v20H0z"/></svg>'
    const pictures = [
      picture(`data:image/png;base64,${png.toString('base64')}`),
      picture(`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`),
      picture('data:image/png;base64,AAAA'),
    ]
    const scene = sceneOf(pictures)
    const loaded = await loadPictures(scene)
    const [bitmap, drawn, broken] = pictures.map(({ dataUrl }) => loaded.get(dataUrl))
    expect(bitmap).toEqual(half())
    expect([drawn?.width, drawn?.height]).toEqual([1024, 683])
    const row = drawn?.rgba.subarray(300 * 1024 * 4, 301 * 1024 * 4)
    expect([...(row?.subarray(8, 12) ?? [])]).toEqual([0, 0, 255, 255])
    expect([...(row?.subarray(-4) ?? [])]).toEqual([0, 0, 0, 0])
    expect(broken?.rgba).toEqual(new Uint8ClampedArray(4))
    // In painting order: blue on the left over red on the right, the undecodable one over both.
    const { rgba: raster } = rasterizeScene(scene, { pictures: loaded })
    expect([...raster.subarray((20 * 60 + 5) * 4).subarray(0, 4)]).toEqual([0, 0, 255, 255])
    expect([...raster.subarray((20 * 60 + 50) * 4).subarray(0, 4)]).toEqual([255, 0, 0, 255])
  })
})

async function encode(options: Parameters<typeof encodePicture>[1]): Promise<Uint8Array> {
  const encoded = await encodePicture(half(), options)
  if (!encoded.ok) throw new Error(encoded.reason)
  return encoded.bytes
}

/** Transparent on the left, red on the right. */
function half(): Pixels {
  const rgba = new Uint8ClampedArray(60 * 40 * 4)
  for (let pixel = 0; pixel < 60 * 40; pixel++) {
    if (pixel % 60 >= 15) rgba.set([255, 0, 0, 255], pixel * 4)
  }
  return { rgba, width: 60, height: 40 }
}

async function readAll(file: Uint8Array): Promise<Uint8ClampedArray> {
  return Uint8ClampedArray.from(await sharp(file).ensureAlpha().raw().toBuffer())
}

async function pixelAt(file: Uint8Array, x: number, y: number): Promise<number[]> {
  const at = (y * 60 + x) * 4
  return [...(await readAll(file)).subarray(at, at + 4)]
}

function picture(dataUrl: string): SceneImage {
  return { kind: 'picture', dataUrl, x: 0, y: 0, width: 60, height: 40, cornerRadius: 0 }
}

function sceneOf(items: Scene['items']): Scene {
  const symbol = { x: 0, y: 0, sizeModules: 21 }
  return { width: 60, height: 40, widthPx: 60, symbol, items, title: '' }
}
