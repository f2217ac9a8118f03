import { pngChunk } from './png-chunk'
import { pngDensity } from './png-density'
import { pngText } from './png-text'

export type PngOptions = {
  /** Title of the picture, written into the file. */
  title?: string
  /** Print density in pixels per inch; if absent, the file has none. */
  dpi?: number | undefined
}

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const colorTypes = { rgb: 2, palette: 3, rgba: 6 } as const

/**
 * The repetition of a line of a palette picture is smallest as it is if the line is short. In longer
 * ones zlib finds other copies first, and zeros with filter "up" are smaller.
 */
export const maxRepeatedBytes = 200

type PngBody = {
  width: number
  height: number
  bits: 1 | 2 | 4 | 8
  colorType: keyof typeof colorTypes
  palette: readonly Uint8Array[]
  /** Filtered lines, compressed with zlib. */
  data: Uint8Array
}

/** Writes the chunks of a PNG (ISO/IEC 15948): deflate, adaptive filters, not interlaced. */
export function pngFile(
  { width, height, bits, colorType, palette, data }: PngBody,
  { title, dpi }: PngOptions,
): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header.set([bits, colorTypes[colorType], 0, 0, 0], 8)
  return joinBytes([
    signature,
    pngChunk('IHDR', header),
    ...(dpi ? [pngChunk('pHYs', pngDensity(dpi))] : []),
    ...palette,
    ...(title ? [pngChunk('iTXt', pngText(title))] : []),
    pngChunk('IDAT', data),
    pngChunk('IEND', []),
  ])
}

/** Writes colors (0xrrggbbaa) as PLTE and tRNS, which ends with the last translucent color. */
export function paletteChunks(colors: readonly number[]): Uint8Array[] {
  const alphas = colors.map((color) => color & 0xff)
  const translucent = alphas.findLastIndex((alpha) => alpha < 255) + 1
  const rgb = colors.flatMap((color) => [color >>> 24, (color >>> 16) & 0xff, (color >>> 8) & 0xff])
  const chunks = [pngChunk('PLTE', rgb)]
  if (translucent > 0) chunks.push(pngChunk('tRNS', alphas.slice(0, translucent)))
  return chunks
}

/** Not with a `Blob`, whose bytes a browser keeps in another process. */
function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const part of parts) {
    bytes.set(part, end)
    end += part.length
  }
  return bytes
}
