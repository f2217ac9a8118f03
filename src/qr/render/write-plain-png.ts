import type { Design } from '@/qr/design/design'
import type { Color } from '@/qr/design/fill-colors'
import type { Matrix } from '@/qr/encode/matrix'
import { createDeflater } from './create-deflater'
import { filters } from './filter-rows'
import { plainColors } from './plain-colors'
import { maxRepeatedBytes, type PngOptions, paletteChunks, pngFile } from './png-file'

export type PlainPng =
  | { ok: true; png: Uint8Array<ArrayBuffer> }
  /** Less than one pixel per module, quiet zone included. */
  | { ok: false; reason: 'too-small'; minSizePx: number }

/**
 * Writes a PNG of exactly `sizePx` square for a plain design, with one bit per pixel: color 0 of
 * the palette is the background, 1 the modules.
 *
 * @throws if the modules or the background have more than one color
 */
export async function writePlainPng(
  matrix: Matrix,
  design: Design,
  options: PngOptions = {},
): Promise<PlainPng> {
  const { sizePx, marginModules } = design
  const minSizePx = matrix.sizeModules + 2 * marginModules
  if (sizePx < minSizePx) return { ok: false, reason: 'too-small', minSizePx }
  const { dark, light } = plainColors(design)
  const deflater = createDeflater()
  await deflater.write(drawLines(matrix, sizePx, Math.floor(sizePx / minSizePx)))
  const png = pngFile(
    {
      width: sizePx,
      height: sizePx,
      bits: 1,
      colorType: 'palette',
      // White where it is transparent, for readers that ignore opacity.
      palette: paletteChunks([light ? toRgba(light) : 0xffffff00, toRgba(dark)]),
      data: await deflater.finish(),
    },
    options,
  )
  return { ok: true, png }
}

/**
 * Draws the scan lines, each preceded by its filter type; dark modules are 1. Every module has the
 * same whole number of pixels, and the remainder is split evenly between the margins, so that edges
 * are sharp.
 */
function drawLines({ sizeModules, modules }: Matrix, sizePx: number, modulePx: number): Uint8Array {
  const offsetPx = Math.floor((sizePx - sizeModules * modulePx) / 2)
  const lineBytes = 1 + Math.ceil(sizePx / 8)
  const lines = new Uint8Array(lineBytes * sizePx)
  for (let row = 0; row < sizeModules; row++) {
    const start = (offsetPx + row * modulePx) * lineBytes
    const end = start + modulePx * lineBytes
    const line = lines.subarray(start, start + lineBytes)
    for (let column = 0; column < sizeModules; column++) {
      const left = offsetPx + column * modulePx
      if (modules[row * sizeModules + column]) setBits(line, left, left + modulePx)
    }
    for (let next = start + lineBytes; next < end; next += lineBytes) {
      if (lineBytes <= maxRepeatedBytes) lines.set(line, next)
      else lines[next] = filters.up
    }
  }
  return lines
}

/** Sets the pixels from `left` up to `right` in a line whose first byte is its filter type. */
function setBits(line: Uint8Array, left: number, right: number): void {
  for (let x = left; x < right; ) {
    const at = 1 + (x >> 3)
    const next = Math.min((x | 7) + 1, right)
    line[at] = (line[at] as number) | ((0xff >> (x & 7)) & (0xff00 >> (((next - 1) & 7) + 1)))
    x = next
  }
}

function toRgba({ color, opacity }: Color): number {
  return Number.parseInt(color.slice(1), 16) * 256 + Math.round(opacity * 255)
}
