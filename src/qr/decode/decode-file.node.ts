import sharp from 'sharp'
import type { Pixels } from '@/qr/render/pixels'
import { budgetsMs } from './budgets'
import { scaleCodes } from './cascade/scale-codes'
import type { FoundCode } from './code-found'
import type { DecodeOptions } from './decode-picture'
import { decodePixels } from './decode-pixels'
import type { DecodeResult } from './decode-result'
import { fitPicture } from './fit-picture'
import { prepareZxingFromPackage } from './prepare-zxing.node.js'
import { readHeif } from './read-heif'

/** Limits the pixel count, because a small file can contain a huge picture. */
const mostPixelsRead = 200_000_000
/** Decoding HEIC needs several times the four bytes of each pixel. */
const mostHeicPixels = 100_000_000
/** Minimum width or height at which vector pictures are rendered. */
const leastVectorSidePx = 1200

type FileOptions = Partial<DecodeOptions>

/** Pages of a TIFF that are read, as in the scanner. */
const mostPages = 300

/**
 * Returns all codes in a picture file: JPEG, PNG, WebP, AVIF, HEIC, GIF, TIFF or SVG. The picture is
 * rotated according to its EXIF orientation; of an animation the first frame is used; transparent
 * areas are white. All pages of a TIFF are read, each within the budget; their codes have the number
 * of their page. Runs in the caller's thread, so an engine that overruns cannot be stopped: an
 * ordinary picture needs a second at most, a hostile one about 15 (`fitPicture` limits it). In
 * browsers the worker is terminated instead.
 */
export async function decodeFile(
  bytes: Uint8Array,
  options: FileOptions = {},
): Promise<DecodeResult> {
  const pages = await countPages(bytes)
  let first = await decodePage(bytes, 0, options)
  if (pages === 1) return first
  const codes = first.ok ? numberCodes(first.codes, 1) : []
  for (let page = 1; page < pages; page++) {
    const result = await decodePage(bytes, page, options)
    if (!result.ok) continue
    codes.push(...numberCodes(result.codes, page + 1))
    if (!first.ok) first = result
  }
  return first.ok ? { ...first, codes } : first
}

function numberCodes(codes: readonly FoundCode[], page: number): FoundCode[] {
  return codes.map((code) => ({ ...code, page }))
}

async function countPages(bytes: Uint8Array): Promise<number> {
  try {
    const { format, pages = 1 } = await sharp(bytes).metadata()
    return format === 'tiff' ? Math.min(pages, mostPages) : 1
  } catch {
    return 1
  }
}

async function decodePage(
  bytes: Uint8Array,
  page: number,
  { budgetMs = budgetsMs.picture, ...options }: FileOptions,
): Promise<DecodeResult> {
  if (options.signal?.aborted) return { ok: false, reason: 'aborted' }
  const picture = await readPicture(bytes, page).catch(() => undefined)
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

async function readPicture(bytes: Uint8Array, page: number) {
  if (isHeic(bytes)) return readHeic(bytes)
  const options = { limitInputPixels: mostPixelsRead, failOn: 'none', pages: 1, page } as const
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

/** Brands of HEVC (ISO/IEC 23008-12, B.4), which the decoder of other pictures does not know. */
function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(4, 200)).toString('latin1')
  return /^ftyp/.test(head) && /hei[cxms]|hev[cxms]/.test(head) && !head.includes('avif')
}

async function readHeic(bytes: Uint8Array) {
  const { pictures, close } = await readHeif(bytes)
  const [picture] = pictures
  if (!picture || picture.width * picture.height > mostHeicPixels) {
    close()
    return undefined
  }
  const { rgba, width, height } = await picture.draw().finally(close)
  const fitted = fitPicture(width, height)
  const raw = { width, height, channels: 4 } as const
  const data = await sharp(rgba, { raw, limitInputPixels: mostPixelsRead })
    .flatten({ background: '#ffffff' })
    .resize(fitted.width, fitted.height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  const pixels: Pixels = { ...fitted, rgba: new Uint8ClampedArray(data) }
  return { pixels, width, height }
}
