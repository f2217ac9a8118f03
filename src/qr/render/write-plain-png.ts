import type { Design } from '@/qr/design/design'
import type { Color } from '@/qr/design/fill-colors'
import type { Matrix } from '@/qr/encode/matrix'
import { adler32OfRows } from './deflate/adler32-of-rows'
import { matchRows } from './deflate/match-rows'
import { writeDeflateBlock } from './deflate/write-deflate-block'
import { drawPlainRows } from './draw-plain-rows'
import { plainColors } from './plain-colors'
import { pngChunk } from './png-chunk'
import { pngDensity } from './png-density'
import { pngText } from './png-text'

type PlainPngOptions = {
  /** Title of the picture, written into the file. */
  title?: string
  /** Print density in pixels per inch; if absent, the file has none. */
  dpi?: number
}

export type PlainPng =
  | { ok: true; png: Uint8Array<ArrayBuffer> }
  /** Less than one pixel per module, quiet zone included. */
  | { ok: false; reason: 'too-small'; minSizePx: number }

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
/** Deflate with a window of 32 kB, no dictionary; the second byte makes 0x7801 a multiple of 31. */
const zlibHeader = [0x78, 0x01]

/**
 * Writes a PNG of exactly `sizePx` square for a plain design, with one bit per pixel: colour 0 of
 * the palette is the background, 1 the modules. Only one row of pixels per row of modules is
 * compressed; the others are copies of it in the DEFLATE stream. Produces the same bytes on every
 * platform.
 *
 * @throws if the modules or the background have more than one colour
 */
export function writePlainPng(
  matrix: Matrix,
  design: Design,
  { title, dpi }: PlainPngOptions = {},
): PlainPng {
  const { sizePx, marginModules } = design
  const minSizePx = matrix.sizeModules + 2 * marginModules
  if (sizePx < minSizePx) return { ok: false, reason: 'too-small', minSizePx }
  const { dark, light } = plainColors(design)
  const palette = [light ?? { color: '#ffffff', opacity: 0 }, dark]
  const alphas = findAlphas(palette)
  const modulePx = Math.floor(sizePx / minSizePx)
  const png = joinBytes([
    signature,
    // One bit per pixel, palette colours; deflate, adaptive filters, not interlaced.
    pngChunk('IHDR', [...uint32(sizePx), ...uint32(sizePx), 1, 3, 0, 0, 0]),
    ...(dpi ? [pngChunk('pHYs', pngDensity(dpi))] : []),
    pngChunk('PLTE', palette.flatMap(rgb)),
    ...(alphas.length > 0 ? [pngChunk('tRNS', alphas)] : []),
    ...(title ? [pngChunk('iTXt', pngText(title))] : []),
    pngChunk('IDAT', compressPixels(matrix, sizePx, modulePx)),
    pngChunk('IEND', []),
  ])
  return { ok: true, png }
}

function compressPixels(matrix: Matrix, sizePx: number, modulePx: number): Uint8Array {
  const rows = drawPlainRows(matrix, sizePx, modulePx)
  // Rows with small modules have fewer bytes that do not occur before.
  const literalBits = modulePx < 7 ? 2 : 3
  const block = writeDeflateBlock(matchRows(rows, literalBits))
  return joinBytes([zlibHeader, block, uint32(adler32OfRows(rows))])
}

/** Alpha of the palette's colours for tRNS: no entries after the last translucent colour. */
function findAlphas(palette: readonly Color[]): number[] {
  const alphas = palette.map(({ opacity }) => Math.round(opacity * 255))
  while (alphas.at(-1) === 255) alphas.pop()
  return alphas
}

function joinBytes(parts: readonly ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const part of parts) {
    bytes.set(part, end)
    end += part.length
  }
  return bytes
}

function uint32(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff]
}

function rgb({ color }: Color): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
}
