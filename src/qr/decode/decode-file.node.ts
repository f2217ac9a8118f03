import sharp from 'sharp'
import type { Pixels } from '@/qr/render/pixels'
import { budgetsMs } from './budgets'
import { scaleCodes } from './cascade/scale-codes'
import type { DecodeOptions } from './decode-picture'
import { decodePixels } from './decode-pixels'
import type { DecodeResult } from './decode-result'
import { fitPicture } from './fit-picture'
import { prepareZxingFromPackage } from './prepare-zxing.node.js'

/** Limits the pixel count, because a small file can contain a huge picture. */
const mostPixelsRead = 200_000_000
/** Minimum width or height at which vector pictures are rendered. */
const leastVectorSidePx = 1200

type FileOptions = Partial<DecodeOptions>

/**
 * Returns all codes in a picture file: JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG. The picture is
 * rotated according to its EXIF orientation; of an animation the first frame is used; transparent
 * areas are white. Runs in the caller's thread, so an engine that overruns cannot be stopped: an
 * ordinary picture needs a second at most, a hostile one about 15 (`fitPicture` limits it). In
 * browsers the worker is terminated instead.
 */
export async function decodeFile(
  bytes: Uint8Array,
  { budgetMs = budgetsMs.picture, ...options }: FileOptions = {},
): Promise<DecodeResult> {
  if (options.signal?.aborted) return { ok: false, reason: 'aborted' }
  const picture = await readPicture(bytes).catch(() => undefined)
  if (!picture) return { ok: false, reason: 'unreadable-picture' }
  await prepareZxingFromPackage()
  try {
    const codes = await decodePixels(picture.pixels, { budgetMs, ...options })
    if (codes.length === 0) return { ok: false, reason: 'no-code' }
    const { width, height, pixels } = picture
    return { ok: true, codes: scaleCodes(codes, width / pixels.width), width, height }
  } catch (error) {
    if (options.signal?.aborted) return { ok: false, reason: 'aborted' }
    throw error
  }
}

async function readPicture(bytes: Uint8Array) {
  const options = { limitInputPixels: mostPixelsRead, failOn: 'none', pages: 1 } as const
  const { format, autoOrient, density = 72 } = await sharp(bytes, options).metadata()
  const enlarged =
    format === 'svg' ? leastVectorSidePx / Math.max(autoOrient.width, autoOrient.height) : 1
  const scale = Math.max(1, Math.min(enlarged, 100_000 / density))
  const width = Math.round(autoOrient.width * scale)
  const height = Math.round(autoOrient.height * scale)
  const fitted = fitPicture(width, height)
  const { data, info } = await sharp(bytes, { ...options, density: density * scale })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize(fitted.width, fitted.height, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const rgba = new Uint8ClampedArray(data.buffer as ArrayBuffer, data.byteOffset, data.length)
  const pixels: Pixels = { rgba, width: info.width, height: info.height }
  return { pixels, width: autoOrient.width, height: autoOrient.height }
}
