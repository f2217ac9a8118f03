import { unzlibSync } from 'fflate'
import type { Pixels } from '@/qr/render'
import { type TiffDirectory, tiffTags } from './read-tiff-directories'

/** None, CCITT (three kinds), LZW, JPEG, Deflate (two numbers) and PackBits. */
const compressions: readonly number[] = [1, 2, 3, 4, 5, 7, 8, 32946, 32773]
const deflate: readonly number[] = [8, 32946]
/** Bits of a pixel: up to five colors of 16 bits, or four of 32. */
const maxPixelBits = 128

type Utif = Pick<typeof import('utif2'), 'decodeImage' | 'toRGBA8'> & {
  /** Private: adds pixels to a line of a fax. */
  decode: { _addNtimes: (line: number[], count: number, value: number) => void }
}

/** Loads the library (140 kB). */
export async function loadTiff(): Promise<Utif> {
  const { default: utif } = (await import('utif2')) as unknown as { default: Utif }
  // The library lets a line grow without limit.
  utif.decode._addNtimes = (line, count, value) => {
    if (line.length + count > maxLinePixels) throw new Error('A line is too long')
    for (let added = 0; added < count; added++) line.push(value)
  }
  return utif
}

const maxLinePixels = 200_000
const maxTilePixels = 50_000_000
const maxInflatedBytes = 1_000_000_000

/**
 * Decodes a page of a TIFF.
 *
 * @throws (rejects) if the page is damaged or of a kind that the library does not know
 */
export async function drawTiff(bytes: Uint8Array, directory: TiffDirectory): Promise<Pixels> {
  const utif = await loadTiff()
  const { width, height, values } = directory
  const first = (tag: keyof typeof tiffTags, otherwise: number) =>
    values.get(tiffTags[tag])?.[0] ?? otherwise
  const compression = first('compression', 1)
  const pixelBits = first('bits', 1) * first('samples', 1)
  if (!compressions.includes(compression)) throw new Error(`Compression ${compression}`)
  if (pixelBits < 1 || pixelBits > maxPixelBits) throw new Error(`${pixelBits} bits in a pixel`)
  if (first('planes', 1) !== 1) throw new Error('Each color is a picture')
  if (first('tileWidth', 1) * first('tileHeight', 1) > maxTilePixels)
    throw new Error('A large tile')
  const isInflated = deflate.includes(compression)
  const source = isInflated ? inflate(bytes, directory, pixelBits) : { bytes, values }
  const tags = [...source.values].map(([tag, list]) => [`t${tag}`, [...list]])
  const page = Object.fromEntries(tags) as Parameters<Utif['decodeImage']>[1]
  utif.decodeImage(toBuffer(source.bytes), page)
  const rgba = utif.toRGBA8(page)
  return { rgba: new Uint8ClampedArray(rgba.buffer as ArrayBuffer), width, height }
}

/** Inflates into buffers of the size that a strip or tile has, whatever its data says. */
function inflate(bytes: Uint8Array, { width, height, values }: TiffDirectory, pixelBits: number) {
  const get = (tag: keyof typeof tiffTags) => values.get(tiffTags[tag])
  const isTiled = get('tileWidth') !== undefined
  const offsets = get(isTiled ? 'tileOffsets' : 'stripOffsets') ?? []
  const lengths = get(isTiled ? 'tileLengths' : 'stripLengths') ?? []
  const rows = Math.min(get(isTiled ? 'tileHeight' : 'rowsPerStrip')?.[0] ?? height, height)
  const rowBytes = Math.ceil(((get('tileWidth')?.[0] ?? width) * pixelBits) / 8)
  const blocks = isTiled ? offsets.length : Math.ceil(height / rows)
  const size = rowBytes * rows
  if (size * blocks > maxInflatedBytes) throw new Error('The page is too large')
  const inflated = new Uint8Array(8 + size * blocks)
  inflated.set(bytes.subarray(0, 8))
  for (let index = 0; index < blocks; index++) {
    const [offset = 0, length = 0] = [offsets[index], lengths[index]]
    const out = inflated.subarray(8 + index * size, 8 + (index + 1) * size)
    out.set(unzlibSync(bytes.subarray(offset, offset + length), { out }))
  }
  const starts = Array.from({ length: blocks }, (_, index) => 8 + index * size)
  const changed: [number, readonly number[]][] = [
    [tiffTags.compression, [1]],
    [isTiled ? tiffTags.tileOffsets : tiffTags.stripOffsets, starts],
    [isTiled ? tiffTags.tileLengths : tiffTags.stripLengths, starts.map(() => size)],
  ]
  return { bytes: inflated, values: new Map([...values, ...changed]) }
}

function toBuffer(bytes: Uint8Array): ArrayBuffer {
  const isWhole = bytes.byteLength === bytes.buffer.byteLength
  return (isWhole ? bytes : new Uint8Array(bytes)).buffer as ArrayBuffer
}
