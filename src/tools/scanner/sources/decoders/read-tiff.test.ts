import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawSymbolPicture } from '@/qr/decode/draw-for-test'
import { faxPages } from '../../files-for-test'
import { drawTiff } from './read-tiff'
import { readTiffDirectories } from './read-tiff-directories'

const { values, width, height } = drawSymbolPicture('on paper', { pxPerModule: 4 })
const symbol = () => sharp(values, { raw: { width, height, channels: 1 } })
const colored = () => symbol().toColourspace('srgb')

async function drawPages(file: Uint8Array) {
  const pages = []
  for (const directory of readTiffDirectories(file)) pages.push(await drawTiff(file, directory))
  return pages
}

/** The share of pixels of the symbol that are dark where they should be. */
function likeness({ rgba }: { rgba: Uint8ClampedArray }): number {
  const fitting = values.filter((value, at) => value < 128 === (rgba[at * 4] as number) < 128)
  return fitting.length / values.length
}

describe('a TIFF', () => {
  it.each([
    ['not compressed', () => symbol().tiff({ compression: 'none' })],
    ['in color, not compressed', () => colored().tiff({ compression: 'none' })],
    ['with LZW and predictor', () => colored().tiff({ compression: 'lzw' })],
    ['with LZW of gray', () => symbol().tiff({ compression: 'lzw', predictor: 'none' })],
    ['with Deflate', () => symbol().tiff({ compression: 'deflate' })],
    ['in color with Deflate', () => colored().tiff({ compression: 'deflate' })],
    ['with alpha', () => colored().ensureAlpha().tiff({ compression: 'deflate' })],
    ['with 16 bits', () => symbol().toColourspace('grey16').tiff({ compression: 'lzw' })],
    ['with PackBits', () => symbol().tiff({ compression: 'packbits' })],
    [
      'of a fax',
      () => symbol().toColourspace('b-w').tiff({ compression: 'ccittfax4', bitdepth: 1 }),
    ],
    ['of two colors', () => symbol().tiff({ compression: 'deflate', bitdepth: 1 })],
    ['with JPEG', () => symbol().tiff({ compression: 'jpeg', quality: 90 })],
    ['in color with JPEG', () => colored().tiff({ compression: 'jpeg', quality: 90 })],
    ['in tiles', () => symbol().tiff({ tile: true, tileWidth: 64, tileHeight: 64 })],
    [
      'in tiles with Deflate',
      () => colored().tiff({ compression: 'deflate', tile: true, tileWidth: 32, tileHeight: 48 }),
    ],
    [
      'in tiles with LZW',
      () => colored().tiff({ compression: 'lzw', tile: true, tileWidth: 64, tileHeight: 64 }),
    ],
  ])('%s is decoded', async (_, make) => {
    const pages = await drawPages(await make().toBuffer())
    expect(pages).toHaveLength(1)
    expect(pages[0]).toMatchObject({ width, height })
    expect(likeness(pages[0] as (typeof pages)[0])).toBeGreaterThan(0.999)
  })

  it('has pages, of which previews are none', async () => {
    const fax = Buffer.from(faxPages, 'base64')
    const pages = await drawPages(fax)
    expect(pages).toHaveLength(2)
    for (const [index, text] of ['page one', 'page two'].entries()) {
      const drawn = pages[index] as (typeof pages)[0]
      const wanted = drawSymbolPicture(text, { pxPerModule: 4 }).values
      const fitting = wanted.filter((value, at) => value < 128 === (drawn.rgba[at * 4] ?? 0) < 128)
      expect(fitting.length / wanted.length).toBeGreaterThan(0.999)
    }
    // NewSubfileType of the first page: a smaller version of another picture.
    const view = new DataView(fax.buffer, fax.byteOffset, fax.byteLength)
    const at = view.getUint32(4, true)
    const count = view.getUint16(at, true)
    const entry = Array.from({ length: count }, (_, index) => at + 2 + index * 12)
    const subfile = entry.find((start) => view.getUint16(start, true) === 254)
    view.setUint32((subfile ?? 0) + 8, 1, true)
    expect(readTiffDirectories(fax)).toHaveLength(subfile ? 1 : 2)
  })

  it.each([
    ['cut off', (file: Buffer) => file.subarray(0, file.length - 40)],
    ['without directories', (file: Buffer) => file.subarray(0, 8)],
    ['with pages in a circle', (file: Buffer) => linkPages(file)],
    ['with too many values', (file: Buffer) => changeTag(file, 273, 4, 4_000_000_000)],
    ['with a page of immense size', (file: Buffer) => changeTag(file, 256, 8, 4_000_000_000)],
  ])('%s is refused before it is decoded', (_, damage) => {
    expect(() => readTiffDirectories(damage(Buffer.from(faxPages, 'base64')))).toThrow()
  })

  it('with pages that share their many values is refused', () => {
    const [pages, length] = [40, 150_000]
    const file = Buffer.alloc(8 + pages * 42 + length)
    file.write('II*\0\b', 'latin1')
    for (let at = 8; at < 8 + pages * 42; at += 42) {
      file.writeUInt16LE(3, at)
      const entries = [
        [256, 1, 1],
        [257, 1, 1],
        [273, length, 8],
      ] as const
      for (const [index, [tag, count, value]] of entries.entries()) {
        const entry = at + 2 + index * 12
        file.writeUInt16LE(tag, entry)
        file.writeUInt16LE(1, entry + 2)
        file.writeUInt32LE(count, entry + 4)
        file.writeUInt32LE(value, entry + 8)
      }
      file.writeUInt32LE(at + 42 < 8 + pages * 42 ? at + 42 : 0, at + 38)
    }
    expect(() => readTiffDirectories(file)).toThrow('too many values')
  })

  it.each([
    ['of a camera', 259, 34892],
    ['of ZSTD', 259, 50000],
    ['with thousands of colors', 277, 60_000],
    ['with colors apart', 284, 2],
  ])('%s is refused', async (_, tag, value) => {
    const file = changeTag(await colored().tiff({ compression: 'none' }).toBuffer(), tag, 8, value)
    const [directory] = readTiffDirectories(file)
    if (!directory) throw new Error('No page')
    await expect(drawTiff(file, directory)).rejects.toThrow()
  })

  it('with a line without end is refused', async () => {
    // White runs of 2,560 pixels, then one of 0, which ends the run.
    const bits = `${'000000011111'.repeat(100)}00110101`.padEnd(1216, '0')
    const strip = bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []
    const file = Uint8Array.from([...Buffer.from('II*\0\0\0\0\0'), ...strip])
    const values = new Map(
      [
        ...[[256, width] as const, [257, height] as const, [259, 3] as const, [262, 0] as const],
        ...[[273, 8] as const, [279, strip.length] as const],
      ].map(([tag, value]) => [tag, [value]] as const),
    )
    const page = drawTiff(file, { width, height, stretch: 1, values })
    await expect(page).rejects.toThrow('too long')
  })

  it('that inflates to more than it says is cut off', async () => {
    const file = await symbol().tiff({ compression: 'deflate' }).toBuffer()
    const [directory] = readTiffDirectories(file)
    const values = new Map(directory?.values).set(257, [8]).set(278, [8])
    const page = await drawTiff(file, { width, height: 8, stretch: 1, values }).catch(() => null)
    expect(page?.rgba.length ?? width * 32).toBe(width * 32)
  })

  it('of a fax in low resolution has tall pixels', async () => {
    const file = await symbol().withMetadata({ density: 200 }).tiff().toBuffer()
    const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
    const [start = 0] = findTag(file, 283)
    const at = view.getUint32(start + 8, true)
    view.setUint32(at, view.getUint32(at, true) / 2, true)
    expect(readTiffDirectories(file)[0]?.stretch).toBeCloseTo(2, 1)
  })
})

/** Offsets of the entries of a tag in the first directory. */
function findTag(file: Buffer, tag: number): number[] {
  const at = file.readUInt32LE(4)
  return Array.from({ length: file.readUInt16LE(at) }, (_, index) => at + 2 + index * 12).filter(
    (entry) => file.readUInt16LE(entry) === tag,
  )
}

/** A copy whose tag has another number of values (at 4) or another value (at 8). */
function changeTag(file: Buffer, tag: number, at: 4 | 8, value: number): Buffer {
  const changed = Buffer.from(file)
  const [entry = 0] = findTag(changed, tag)
  if (at === 8 && changed.readUInt16LE(entry + 2) === 3 && value > 65_535)
    changed.writeUInt16LE(4, entry + 2)
  if (at === 8 && changed.readUInt16LE(entry + 2) === 3) changed.writeUInt16LE(value, entry + at)
  else changed.writeUInt32LE(value, entry + at)
  return changed
}

/** Makes the first page follow itself. */
function linkPages(file: Buffer): Buffer {
  const at = file.readUInt32LE(4)
  file.writeUInt32LE(at, at + 2 + file.readUInt16LE(at) * 12)
  return file
}
