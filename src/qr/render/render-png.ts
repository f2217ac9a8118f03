import type { Design } from '@/qr/design/design'
import { findMainColor } from '@/qr/design/find-main-color'
import type { Matrix } from '@/qr/encode/matrix'
import { crc32 } from './crc32'

type PngOptions = {
  /** What the picture is; goes into the file as its title. */
  title?: string
}

export type RenderedPng =
  | { ok: true; png: Uint8Array<ArrayBuffer> }
  /** Smaller than one pixel a module, quiet zone included. */
  | { ok: false; reason: 'too-small'; minSizePx: number }

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const filterNone = 0
const filterUp = 2

/**
 * A PNG of exactly `sizePx` a side with one bit a pixel: colour 0 is the background, 1 the
 * foreground. Every module is the same whole number of pixels, and what is left over goes to the
 * margin, evenly: edges stay sharp.
 */
export async function renderPng(
  matrix: Matrix,
  design: Design,
  { title }: PngOptions = {},
): Promise<RenderedPng> {
  const { sizePx, marginModules } = design
  const minSizePx = matrix.sizeModules + 2 * marginModules
  if (sizePx < minSizePx) return { ok: false, reason: 'too-small', minSizePx }

  const background = findMainColor(design.background.fill)
  const foreground = findMainColor(design.modules.fill) ?? '#000000'
  const rows = drawRows(matrix, sizePx, Math.floor(sizePx / minSizePx))
  const palette = [...rgb(background ?? '#ffffff'), ...rgb(foreground)]
  const file = await new Blob([
    Uint8Array.from(signature),
    // One bit a pixel, colours from a palette; deflate, adaptive filters, not interlaced.
    chunk('IHDR', [...uint32(sizePx), ...uint32(sizePx), 1, 3, 0, 0, 0]),
    chunk('PLTE', palette),
    ...(background === undefined ? [chunk('tRNS', [0])] : []),
    ...(title ? [chunk('iTXt', internationalText('Title', title))] : []),
    chunk('IDAT', await deflate(rows)),
    chunk('IEND', []),
  ]).arrayBuffer()
  return { ok: true, png: new Uint8Array(file) }
}

/** Scan lines, each led by its filter: a line like the one above it is all zeros under "up". */
function drawRows({ sizeModules, modules }: Matrix, sizePx: number, modulePx: number) {
  const offsetPx = Math.floor((sizePx - sizeModules * modulePx) / 2)
  const rowBytes = 1 + Math.ceil(sizePx / 8)
  const rows = new Uint8Array(rowBytes * sizePx)
  for (let y = 0; y < sizePx; y++) rows[y * rowBytes] = filterUp
  for (let row = 0; row <= sizeModules; row++) {
    const start = (offsetPx + row * modulePx) * rowBytes
    if (start >= rows.length) break
    rows[start] = filterNone
    if (row === sizeModules) break
    for (let column = 0; column < sizeModules; column++) {
      if (!modules[row * sizeModules + column]) continue
      const left = offsetPx + column * modulePx
      for (let x = left; x < left + modulePx; x++) {
        const index = start + 1 + (x >> 3)
        rows[index] = (rows[index] ?? 0) | (0x80 >> (x & 7))
      }
    }
  }
  return rows
}

function chunk(type: string, data: ArrayLike<number>): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(12 + data.length)
  bytes.set(uint32(data.length))
  bytes.set(new TextEncoder().encode(type), 4)
  bytes.set(data, 8)
  bytes.set(uint32(crc32(bytes.subarray(4, 8 + data.length))), 8 + data.length)
  return bytes
}

/** iTXt, uncompressed, no language: keyword, NUL, two flags, two empty strings, UTF-8 text. */
function internationalText(keyword: string, text: string): Uint8Array {
  return new TextEncoder().encode(`${keyword}\0\0\0\0\0${text.replaceAll('\0', '')}`)
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const compressed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(compressed).arrayBuffer())
}

function uint32(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff]
}

function rgb(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
}
