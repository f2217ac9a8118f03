import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { findPictureFormat } from './picture-format'

const blank = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
const bytesOf = (text: string) => new TextEncoder().encode(text)
const boxOf = (...brands: string[]) => {
  const text = `\0\0\0${String.fromCharCode(16 + brands.length * 4 - 4)}ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
const still = (name: string) => ({ name, isAnimated: false })

describe('the format of a file', () => {
  it.each(['png', 'jpeg', 'webp', 'avif'] as const)('%s is told by its bytes', async (format) => {
    const bytes = await blank().toFormat(format).toBuffer()
    expect(findPictureFormat(bytes)).toEqual({ ...still(format), mediaType: `image/${format}` })
  })

  it('TIFF is told in either byte order', async () => {
    expect(findPictureFormat(await blank().tiff().toBuffer())).toMatchObject(still('tiff'))
    expect(findPictureFormat(bytesOf('MM\0*\0\0\0\u0008'))).toMatchObject(still('tiff'))
    expect(findPictureFormat(bytesOf('II+\0\u0008\0\0\0'))).toMatchObject(still('rare'))
  })

  it('GIF and animated WebP may hold more than one frame', async () => {
    expect(findPictureFormat(await blank().gif().toBuffer())).toMatchObject({ isAnimated: true })
    const other = { create: { width: 8, height: 8, channels: 3, background: '#000' } } as const
    const frames = [await blank().png().toBuffer(), await sharp(other).png().toBuffer()]
    const animated = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    expect(findPictureFormat(animated)).toMatchObject({ name: 'webp', isAnimated: true })
  })

  it('an animated PNG is told by the chunk before its pixels', async () => {
    const png = await blank().png().toBuffer()
    const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), bytesOf('acTL'), Buffer.alloc(12)])
    const animated = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)])
    expect(findPictureFormat(animated)).toMatchObject({ name: 'png', isAnimated: true })
  })

  it.each<[string, Uint8Array, object]>([
    ['BMP', bytesOf('BM\u0036\0\0\0'), still('bmp')],
    ['ICO', Uint8Array.of(0, 0, 1, 0, 1, 0), still('ico')],
    ['PDF', bytesOf('%PDF-1.7\n'), still('pdf')],
    ['PDF with something before it', bytesOf('\n\n@PJL\n%PDF-1.4\n'), still('pdf')],
    ['SVG', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'), still('svg')],
    [
      'SVG with a prolog',
      bytesOf('\ufeff<?xml version="1.0"?>\n<!-- made by hand -->\n<svg:svg width="1">'),
      still('svg'),
    ],
    [
      'SVG in UTF-16',
      Uint8Array.from(Buffer.from('\ufeff<svg width="1">', 'utf16le')),
      still('svg'),
    ],
    ['a page of the web', bytesOf('<!doctype html><p>No picture'), still('unknown')],
    ['HEIC', boxOf('heic', 'mif1', 'heic'), still('heif')],
    ['HEIF of a camera', boxOf('mif1', 'mif1', 'heix'), still('heif')],
    ['a film', boxOf('isom', 'iso2', 'mp41'), still('rare')],
    ['AVIF that says so late', boxOf('mif1', 'miaf', 'avif'), still('avif')],
    ['animated AVIF', boxOf('avis', 'msf1'), { name: 'avif', isAnimated: true }],
    ['JPEG XL', Uint8Array.of(0xff, 0x0a, 0), still('rare')],
    ['plain text', bytesOf('Nothing to see'), still('unknown')],
    ['nothing', new Uint8Array(), still('unknown')],
    ['a few bytes', Uint8Array.of(0x89, 0x50), still('unknown')],
    ['half a box', bytesOf('\0\0\0\u0020ftyp'), still('rare')],
  ])('%s is recognized', (_, bytes, format) => {
    expect(findPictureFormat(bytes)).toMatchObject(format)
  })
})
