import { findPalette } from './find-palette'
import type { Pixels } from './pixels'
import { pngChunk } from './png-chunk'
import { pngText } from './png-text'

type PngOptions = {
  /** What the picture is; goes into the file as its title. */
  title?: string
  /** Pixels an inch for printing; absent, the file says nothing about it. */
  dpi?: number
}

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const colourTypes = { rgb: 2, palette: 3, rgba: 6 } as const
const filters = { none: 0, sub: 1, up: 2, average: 3, paeth: 4 } as const

/**
 * A PNG (ISO/IEC 15948) without loss: up to 256 colours as a palette of 1, 2, 4 or 8 bits a pixel,
 * more of them as red, green and blue, with alpha only where something shows through.
 */
export async function writePng(
  pixels: Pixels,
  { title, dpi }: PngOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const palette = findPalette(pixels)
  const opaque = isOpaque(pixels)
  const colourType = palette ? colourTypes.palette : opaque ? colourTypes.rgb : colourTypes.rgba
  const bits = palette ? bitsFor(palette.colours.length) : 8
  const rows = palette
    ? packIndexes(palette.indexes, pixels.width, bits)
    : filterRows(pixels, opaque ? 3 : 4)

  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, pixels.width)
  view.setUint32(4, pixels.height)
  header.set([bits, colourType, 0, 0, 0], 8)
  const chunks = [signature, pngChunk('IHDR', header)]
  if (dpi) chunks.push(pngChunk('pHYs', density(dpi)))
  if (palette) {
    // Translucent colours come first, so that the list of their opacities ends with the last.
    const alphas = palette.colours.map((colour) => colour & 0xff)
    chunks.push(pngChunk('PLTE', palette.colours.flatMap(rgbOf)))
    const translucent = alphas.findLastIndex((alpha) => alpha < 255) + 1
    if (translucent > 0) chunks.push(pngChunk('tRNS', alphas.slice(0, translucent)))
  }
  if (title) chunks.push(pngChunk('iTXt', pngText('Title', title)))
  chunks.push(pngChunk('IDAT', await deflate(rows)), pngChunk('IEND', []))
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

function isOpaque({ rgba }: Pixels): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false
  return true
}

function bitsFor(colours: number): 1 | 2 | 4 | 8 {
  return colours <= 2 ? 1 : colours <= 4 ? 2 : colours <= 16 ? 4 : 8
}

/** Scan lines of indexes; one that is like the one above is all zeros under "up". */
function packIndexes(indexes: Uint8Array, width: number, bits: number) {
  const rowBytes = 1 + Math.ceil((width * bits) / 8)
  const height = indexes.length / width
  const rows = new Uint8Array(rowBytes * height)
  for (let y = 0; y < height; y++) {
    const start = y * rowBytes
    const first = y * width
    let same = y > 0
    for (let x = 0; same && x < width; x++) same = indexes[first + x] === indexes[first + x - width]
    rows[start] = same ? filters.up : filters.none
    if (same) continue
    for (let x = 0; x < width; x++) {
      const bit = x * bits
      const at = start + 1 + (bit >> 3)
      const value = (indexes[first + x] as number) << (8 - bits - (bit & 7))
      rows[at] = (rows[at] as number) | value
    }
  }
  return rows
}

/** Scan lines of colours, each under the filter that leaves the smallest sum (PNG, §12.7). */
function filterRows({ rgba, width, height }: Pixels, channels: 3 | 4) {
  const lineBytes = width * channels
  const rows = new Uint8Array((lineBytes + 1) * height)
  const candidates = Object.values(filters).map(() => new Uint8Array(lineBytes))
  let above = new Uint8Array(lineBytes)
  let line = new Uint8Array(lineBytes)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < channels; channel++) {
        line[x * channels + channel] = rgba[(y * width + x) * 4 + channel] as number
      }
    }
    const sums = filterLine(line, above, channels, candidates)
    const best = sums.indexOf(Math.min(...sums))
    rows[y * (lineBytes + 1)] = best
    rows.set(candidates[best] as Uint8Array, y * (lineBytes + 1) + 1)
    ;[above, line] = [line, above]
  }
  return rows
}

/** Writes the line under each of the five filters; returns how far each stays from zero in sum. */
function filterLine(
  line: Uint8Array,
  above: Uint8Array,
  channels: number,
  candidates: readonly Uint8Array[],
): number[] {
  return candidates.map((filtered, filter) => {
    let sum = 0
    for (let at = 0; at < line.length; at++) {
      const left = at < channels ? 0 : (line[at - channels] as number)
      const up = above[at] as number
      let prediction = 0
      if (filter === filters.sub) prediction = left
      else if (filter === filters.up) prediction = up
      else if (filter === filters.average) prediction = (left + up) >> 1
      else if (filter === filters.paeth) {
        prediction = paeth(left, up, at < channels ? 0 : (above[at - channels] as number))
      }
      const rest = ((line[at] as number) - prediction) & 0xff
      filtered[at] = rest
      sum += rest < 128 ? rest : 256 - rest
    }
    return sum
  })
}

/** Whichever neighbour is nearest to left + up − upLeft (PNG, §9.4). */
function paeth(left: number, up: number, upLeft: number): number {
  const toLeft = Math.abs(up - upLeft)
  const toUp = Math.abs(left - upLeft)
  const toUpLeft = Math.abs(left + up - 2 * upLeft)
  if (toLeft <= toUp && toLeft <= toUpLeft) return left
  return toUp <= toUpLeft ? up : upLeft
}

/** Pixels a metre, the same both ways. */
function density(dpi: number): Uint8Array {
  const bytes = new Uint8Array(9)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, Math.round(dpi / 0.0254))
  view.setUint32(4, Math.round(dpi / 0.0254))
  bytes[8] = 1
  return bytes
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const compressed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(compressed).arrayBuffer())
}

function rgbOf(colour: number): number[] {
  return [colour >>> 24, (colour >>> 16) & 0xff, (colour >>> 8) & 0xff]
}
