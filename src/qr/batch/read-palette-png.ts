import { unzlibSync } from 'fflate'
import type { Pixels } from '@/qr/render/pixels'

const signatureBytes = 8
const palette = 3
const filters = { none: 0, up: 2 } as const

type Header = { width: number; height: number; bits: number }
/** Unfiltered lines, and which of them equal the line above. */
type Lines = { bytes: Uint8Array; isRepeated: Uint8Array }
type Parts = { header: Header; colors: Uint8Array; alphas: Uint8Array; data: Uint8Array }

/**
 * Reads a PNG of a palette, reduced by a whole number of pixels, as the drawing workers write them:
 * many times faster than a canvas. Undefined for other files, which a browser can read.
 *
 * @param leastWidth the width below which the picture is not reduced
 */
export function readPalettePng(png: Uint8Array, leastWidth: number): Pixels | undefined {
  const parts = readParts(png)
  if (!parts) return undefined
  const { width, height, bits } = parts.header
  const lineBytes = Math.ceil((width * bits) / 8)
  const lines = unfilter(unzlibSync(parts.data), lineBytes, height)
  return lines && reduce(lines, lineBytes, parts, Math.max(1, Math.floor(width / leastWidth)))
}

function readParts(png: Uint8Array): Parts | undefined {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const found: Partial<Parts> = {}
  const data: Uint8Array[] = []
  for (let at = signatureBytes; at + 12 <= png.length; ) {
    const length = view.getUint32(at)
    const name = String.fromCharCode(...png.subarray(at + 4, at + 8))
    const body = png.subarray(at + 8, at + 8 + length)
    if (name === 'IHDR') {
      const [bits = 0, colorType, , , interlaced] = body.subarray(8)
      if (colorType !== palette || interlaced) return undefined
      found.header = { width: view.getUint32(at + 8), height: view.getUint32(at + 12), bits }
    }
    if (name === 'PLTE') found.colors = body
    if (name === 'tRNS') found.alphas = body
    if (name === 'IDAT') data.push(body)
    at += 12 + length
  }
  const { header, colors, alphas = new Uint8Array() } = found
  const [only] = data
  return header && colors && only && data.length === 1
    ? { header, colors, alphas, data: only }
    : undefined
}

/** Removes the filters in place; undefined if a line has one that is not written here. */
function unfilter(bytes: Uint8Array, lineBytes: number, height: number): Lines | undefined {
  const stride = lineBytes + 1
  if (bytes.length !== stride * height) return undefined
  const isRepeated = new Uint8Array(height)
  for (let y = 0; y < height; y++) {
    const start = y * stride
    const filter = bytes[start]
    if (filter !== filters.none && filter !== filters.up) return undefined
    if (y === 0) continue
    let difference = 0
    for (let at = start + 1; at < start + stride; at++) {
      const above = bytes[at - stride] as number
      if (filter === filters.up) bytes[at] = ((bytes[at] as number) + above) & 0xff
      difference |= (bytes[at] as number) ^ above
    }
    if (difference === 0) isRepeated[y] = 1
  }
  return { bytes, isRepeated }
}

/** Averages squares of pixels, the colors weighted by their alpha. */
function reduce(lines: Lines, lineBytes: number, parts: Parts, factor: number): Pixels {
  const { width, height } = parts.header
  const [toWidth, toHeight] = [Math.floor(width / factor), Math.floor(height / factor)]
  const rgba = new Uint8ClampedArray(toWidth * toHeight * 4)
  const sumLine = lineSummer(parts, toWidth, factor)
  const line = new Float64Array(toWidth * 4)
  const sums = new Float64Array(toWidth * 4)
  // Most lines repeat the one above, because a module is several pixels high.
  const areRepeated = (from: number, to: number) =>
    from >= 0 && lines.isRepeated.subarray(from, to).every(Boolean)
  for (let toY = 0; toY < toHeight; toY++) {
    const [first, end] = [toY * factor, (toY + 1) * factor]
    const at = toY * toWidth * 4
    if (areRepeated(first - factor + 1, end)) {
      rgba.copyWithin(at, at - toWidth * 4, at)
      continue
    }
    sums.fill(0)
    for (let y = first; y < end; ) {
      if (y === 0 || lines.isRepeated[y] === 0) {
        const start = y * (lineBytes + 1) + 1
        sumLine(lines.bytes.subarray(start, start + lineBytes), line)
      }
      let repeats = 1
      while (y + repeats < end && lines.isRepeated[y + repeats] === 1) repeats++
      for (let to = 0; to < sums.length; to++) {
        sums[to] = (sums[to] as number) + repeats * (line[to] as number)
      }
      y += repeats
    }
    writeLine(sums, rgba.subarray(at, at + toWidth * 4), factor ** 2)
  }
  return { rgba, width: toWidth, height: toHeight }
}

/** Returns a function that sums up a line's premultiplied colors, `factor` pixels to each sum. */
function lineSummer({ header: { bits }, colors, alphas }: Parts, toWidth: number, factor: number) {
  const mask = (1 << bits) - 1
  const table = Float64Array.from({ length: (mask + 1) * 4 }, (_, at) => {
    const alpha = alphas[at >> 2] ?? 255
    return (at & 3) === 3 ? alpha : ((colors[(at >> 2) * 3 + (at & 3)] ?? 0) * alpha) / 255
  })
  return (line: Uint8Array, sums: Float64Array): void => {
    let bit = 0
    for (let to = 0; to < toWidth * 4; to += 4) {
      let [red, green, blue, alpha] = [0, 0, 0, 0]
      for (let pixel = 0; pixel < factor; pixel++, bit += bits) {
        const from = (((line[bit >> 3] as number) >> (8 - bits - (bit & 7))) & mask) * 4
        red += table[from] as number
        green += table[from + 1] as number
        blue += table[from + 2] as number
        alpha += table[from + 3] as number
      }
      sums[to] = red
      sums[to + 1] = green
      sums[to + 2] = blue
      sums[to + 3] = alpha
    }
  }
}

/** Converts sums of premultiplied colors to straight alpha. */
function writeLine(sums: Float64Array, line: Uint8ClampedArray, count: number): void {
  for (let at = 0; at < line.length; at += 4) {
    const alpha = (sums[at + 3] as number) / count
    const scale = alpha > 0 ? 255 / alpha / count : 0
    for (let channel = at; channel < at + 3; channel++) {
      line[channel] = Math.round((sums[channel] as number) * scale)
    }
    line[at + 3] = Math.round(alpha)
  }
}
