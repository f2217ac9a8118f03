import { createDeflater } from './create-deflater'
import { createRowFilter, filters } from './filter-rows'
import { type IndexedRows, indexRows } from './index-rows'
import { type PixelRows, pixelRowsOf } from './pixel-rows'
import type { Pixels } from './pixels'
import { maxRepeatedBytes, type PngOptions, paletteChunks, pngFile } from './png-file'

type RowOptions = PngOptions & {
  /** Whether the picture is opaque, so that more than 256 colors need no alpha. */
  isOpaque?: boolean
  /** Called periodically with the share of rows written. */
  onProgress?: (share: number) => void
}

/**
 * Writes a lossless PNG (ISO/IEC 15948): up to 256 colors as a palette of 1, 2, 4 or 8 bits per
 * pixel, more as red, green and blue, with alpha only if a pixel is translucent.
 */
export async function writePng(
  pixels: Pixels,
  options: PngOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  return writePngRows(pixelRowsOf(pixels), { ...options, isOpaque: isOpaque(pixels) })
}

/** Writes rows that are drawn on demand, with little memory at any size. */
export async function writePngRows(
  source: PixelRows,
  { isOpaque = false, onProgress = () => {}, ...options }: RowOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = source
  const counted = countRows(source, onProgress)
  const indexed = indexRows(counted)
  const body = indexed.overflow
    ? await packColors(counted, indexed, isOpaque ? 3 : 4)
    : await packIndexes(indexed)

  return pngFile({ width, height, ...body }, options)
}

function isOpaque({ rgba }: Pixels): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false
  return true
}

function countRows(source: PixelRows, onProgress: (share: number) => void): PixelRows {
  const { width, height } = source
  let y = 0
  const nextRow = () => {
    if (y++ % 64 === 0) onProgress(y / height)
    return source.nextRow()
  }
  return { width, height, nextRow }
}

/** Packs lines of palette indexes. */
async function packIndexes({ colors: found, rows }: IndexedRows) {
  const colors = [
    // Translucent colors come first, so that tRNS ends with the last of them.
    ...found.filter((color) => (color & 0xff) < 255),
    ...found.filter((color) => (color & 0xff) === 255),
  ]
  const places = Uint8Array.from(found, (color) => colors.indexOf(color))
  const bits = bitsFor(colors.length)
  const lineBytes = Math.ceil(((rows[0]?.length ?? 0) * bits) / 8)
  const unchanged = new Uint8Array(1 + lineBytes)
  unchanged[0] = filters.up

  const deflater = createDeflater()
  let repeated = unchanged
  for (const [y, row] of rows.entries()) {
    if (row === rows[y - 1]) {
      await deflater.write(repeated)
      continue
    }
    const packed = new Uint8Array(1 + lineBytes)
    for (let x = 0; x < row.length; x++) {
      const bit = x * bits
      const at = 1 + (bit >> 3)
      const value = (places[row[x] as number] as number) << (8 - bits - (bit & 7))
      packed[at] = (packed[at] as number) | value
    }
    await deflater.write(packed)
    if (packed.length <= maxRepeatedBytes) repeated = packed
  }

  const palette = paletteChunks(colors)
  return { bits, colorType: 'palette', palette, data: await deflater.finish() } as const
}

/** Packs the rows that fitted into the palette, then the row that did not, and the rest. */
async function packColors(
  { width, height, nextRow }: PixelRows,
  { colors, rows, overflow }: IndexedRows,
  channels: 3 | 4,
) {
  const filter = createRowFilter(width, channels)
  const deflater = createDeflater()
  // Copied before the next row is drawn, which overwrites it.
  const line = overflow?.slice()
  for (const [y, row] of rows.entries()) {
    await deflater.write(filter(applyPalette(row, colors), row === rows[y - 1]))
  }
  if (line) await deflater.write(filter(line, false))
  for (let y = rows.length + 1; y < height; y++) {
    const next = nextRow()
    await deflater.write(filter(next.line, next.isSame))
  }
  const colorType = channels === 4 ? 'rgba' : 'rgb'
  return { bits: 8, colorType, palette: [], data: await deflater.finish() } as const
}

function applyPalette(row: Uint8Array, colors: readonly number[]): Uint8ClampedArray {
  const line = new Uint8ClampedArray(row.length * 4)
  const view = new DataView(line.buffer)
  for (let x = 0; x < row.length; x++) view.setUint32(x * 4, colors[row[x] as number] as number)
  return line
}

function bitsFor(colors: number): 1 | 2 | 4 | 8 {
  return colors <= 2 ? 1 : colors <= 4 ? 2 : colors <= 16 ? 4 : 8
}
