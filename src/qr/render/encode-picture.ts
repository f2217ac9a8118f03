import { addXmp } from './add-xmp'
import { type EncodedPicture, jpegQuality, type PictureOptions } from './encoded-picture'
import { layOnBackground } from './lay-on-background'
import { type PixelRows, pixelRowsOf } from './pixel-rows'
import type { Pixels } from './pixels'
import { setJpegDensity } from './set-jpeg-density'

/**
 * Encodes JPEG or WebP with the browser's encoder, on the page or in a worker. Some browsers return
 * PNG for an unsupported format; this is reported as a failure.
 */
export async function encodePicture(
  pixels: Pixels,
  { background, ...options }: PictureOptions,
): Promise<EncodedPicture> {
  const fillColor = background ?? (options.type === 'jpeg' ? '#ffffff' : undefined)
  return encodeRows(pixelRowsOf(fillColor ? layOnBackground(pixels, fillColor) : pixels), options)
}

type RowOptions = Omit<PictureOptions, 'background'> & {
  /** Print density in pixels per inch; JPEG only. */
  dpi?: number
  /** Called periodically with the share of rows drawn. */
  onProgress?: (share: number) => void
}

const bandRows = 64

/**
 * Encodes rows that are drawn on demand; for JPEG they must be opaque. Only the canvas has all rows
 * in memory.
 */
export async function encodeRows(
  { width, height, nextRow }: PixelRows,
  { type, quality, title, dpi, onProgress }: RowOptions,
): Promise<EncodedPicture> {
  if (typeof OffscreenCanvas === 'undefined') return { ok: false, reason: 'unsupported-format' }
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) return { ok: false, reason: 'too-large' }
  /** A visible pixel, to be verified on the canvas. */
  let shown: { x: number; y: number } | undefined
  for (let top = 0; top < height; top += bandRows) {
    const band = new ImageData(width, Math.min(bandRows, height - top))
    for (let y = 0; y < band.height; y++) {
      const { line } = nextRow()
      band.data.set(line, y * width * 4)
      const x = shown ? -1 : findShown(line)
      if (x >= 0) shown = { x, y: top + y }
    }
    context.putImageData(band, 0, top)
    onProgress?.((top + band.height) / height)
  }
  // Safari silently draws nothing on a canvas above its size limit.
  const isLost = shown && context.getImageData(shown.x, shown.y, 1, 1).data[3] === 0
  if (isLost) return { ok: false, reason: 'too-large' }
  const mime = `image/${type}`
  // For WebP, Chromium interprets 1 as lossless.
  const blob = await canvas.convertToBlob({
    type: mime,
    quality: quality ?? (type === 'jpeg' ? jpegQuality : 1),
  })
  if (blob.type !== mime) return { ok: false, reason: 'unsupported-format' }
  const encoded = new Uint8Array(await blob.arrayBuffer())
  const bytes = type === 'jpeg' && dpi ? setJpegDensity(encoded, dpi) : encoded
  return { ok: true, bytes: title ? addXmp(bytes, type, title) : bytes }
}

function findShown(line: Uint8ClampedArray): number {
  for (let at = 3; at < line.length; at += 4) if (line[at] === 255) return at >> 2
  return -1
}
