import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { decodeFile } from './decode-file.node'
import { drawSymbolPicture } from './draw-for-test'
import { heicPhoto } from './heic-for-test'

const { values, width, height, corners } = drawSymbolPicture('in a file', { pxPerModule: 5 })
const raw = { raw: { width, height, channels: 1 as const } }
const picture = () => sharp(values, raw)
const options = { budgetMs: 1000 }

describe('a picture file', () => {
  it.each([
    ['PNG', () => picture().png()],
    ['JPEG', () => picture().jpeg()],
    ['WebP', () => picture().webp()],
    ['AVIF', () => picture().avif()],
    ['GIF', () => picture().gif()],
    ['TIFF', () => picture().tiff()],
    ['16-bit PNG', () => picture().toColourspace('grey16').png()],
    ['CMYK JPEG', () => picture().toColourspace('cmyk').jpeg()],
  ])('as %s is read', async (_, make) => {
    const result = await decodeFile(await make().toBuffer(), options)
    expect(result).toMatchObject({ ok: true, codes: [{ text: 'in a file' }], width, height })
  })

  it('as HEIC is read, and a damaged one is told', async () => {
    const file = Buffer.from(heicPhoto, 'base64')
    const result = await decodeFile(file, options)
    expect(result).toMatchObject({ ok: true, codes: [{ text: 'in a photo' }], width: 116 })
    for (const damaged of [file.subarray(0, 300), file.map((byte, at) => (at > 700 ? 0 : byte))]) {
      expect((await decodeFile(damaged, options)).ok).toBe(false)
    }
  })

  it('as TIFF is read with all its pages', async () => {
    const blank = sharp({ create: { width, height, channels: 3, background: '#fff' } })
    const pages = [
      await blank.png().toBuffer(),
      await picture().png().toBuffer(),
      await picture().negate().png().toBuffer(),
    ]
    const file = await sharp(pages, { join: { animated: true } })
      .tiff()
      .toBuffer()
    expect(await decodeFile(file, options)).toMatchObject({
      ok: true,
      codes: [
        { text: 'in a file', page: 2, inverted: false },
        { text: 'in a file', page: 3, inverted: true },
      ],
      width,
      height,
    })
  })

  it('as SVG is drawn large enough', async () => {
    const bars = [...values.keys()].filter(
      (at) => (values[at] as number) < 128 && at % 5 === 0 && Math.floor(at / width) % 5 === 0,
    )
    const path = bars
      .map((at) => `M${(at % width) / 5} ${Math.floor(at / width) / 5}h1v1h-1z`)
      .join('')
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width / 5}" height="${height / 5}"><path d="${path}"/></svg>`
    const result = await decodeFile(Buffer.from(svg), options)
    expect(result).toMatchObject({ ok: true, codes: [{ text: 'in a file' }], width: width / 5 })
  })

  it('that lies on its side gives corners as it is seen upright', async () => {
    const wide = sharp({ create: { width: width + 100, height, channels: 3, background: '#fff' } })
    const file = await wide
      .composite([{ input: Buffer.from(values), ...raw, left: 0, top: 0 }])
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const result = await decodeFile(file, options)
    if (!result.ok) throw new Error(result.reason)
    expect(result).toMatchObject({ width: height, height: width + 100 })
    // After a quarter turn to the right the symbol's own top left is at the top right.
    const [topLeft] = result.codes[0]?.corners ?? []
    expect(Math.abs((topLeft?.x ?? 0) - (height - corners[0].y))).toBeLessThan(5)
    expect(Math.abs((topLeft?.y ?? 0) - corners[0].x)).toBeLessThan(5)
  })

  it('without a code says so', async () => {
    const blank = sharp({ create: { width: 80, height: 80, channels: 3, background: '#abc' } })
    const result = await decodeFile(await blank.png().toBuffer(), options)
    expect(result).toEqual({ ok: false, reason: 'no-code' })
  })

  it('cut off, damaged or no picture at all is told, not thrown', async () => {
    const png = await picture().png().toBuffer()
    for (const bytes of [
      new Uint8Array(),
      new TextEncoder().encode('not a picture'),
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      png.subarray(0, 40),
      Uint8Array.from(png, (byte, index) => (index > 8 && index < 30 ? 255 - byte : byte)),
    ]) {
      const result = await decodeFile(bytes, options)
      expect(result.ok).toBe(false)
    }
    const half = await decodeFile(png.subarray(0, png.length >> 1), options)
    expect(half.ok || half.reason).toBeTruthy()
  })

  it('is not opened for a caller who has given up', async () => {
    const result = await decodeFile(await picture().png().toBuffer(), {
      signal: AbortSignal.abort(),
    })
    expect(result).toEqual({ ok: false, reason: 'aborted' })
  })
})
