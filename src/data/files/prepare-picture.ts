import { rename } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import type { FileType } from '@/codes'
import { FileRefusal } from './file-refusal'

export type PreparedPicture = { widthPx: number; heightPx: number; smallPath: string | null }

/** Pixels of all frames of a picture together. Common phones produce up to 50 megapixels. */
const maxPixels = 64_000_000
/** Enough to zoom into a menu on any screen. */
const maxSidePx = 4096
/** The full width of a phone with the sharpest screen. */
const smallSidePx = 1280

/** The format that `sharp` must detect for each media type. */
const formats: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
  'image/gif': 'gif',
}

/**
 * Encodes a picture again, upright and with its colors, and without any other data in the file:
 * location, author, camera, and data hidden behind the picture.
 *
 * @param path replaced by the new picture; a small version may be stored next to it
 */
export async function preparePicture(
  path: string,
  { mediaType }: FileType,
): Promise<PreparedPicture> {
  try {
    return await redraw(path, mediaType)
  } catch (cause) {
    if (cause instanceof Error && /pixel limit/i.test(cause.message)) {
      throw new FileRefusal('tooManyPixels', { most: maxPixels / 1_000_000 })
    }
    throw cause instanceof FileRefusal ? cause : new FileRefusal('damaged')
  }
}

async function redraw(path: string, mediaType: string): Promise<PreparedPicture> {
  const about = await sharp(path, { limitInputPixels: maxPixels }).metadata()
  if (about.format !== formats[mediaType]) throw new FileRefusal('damaged')
  if (about.width * about.height * (about.pages ?? 1) > maxPixels) {
    throw new FileRefusal('tooManyPixels', { most: maxPixels / 1_000_000 })
  }
  const isAnimated = (about.pages ?? 1) > 1 && /gif|webp/.test(about.format)
  const open = (from: string) =>
    withColors(
      sharp(from, {
        limitInputPixels: maxPixels,
        animated: isAnimated,
        failOn: 'error',
      }).autoOrient(),
      about.space === 'cmyk',
    )
  const made = `${path}.made`
  const { width, height, pageHeight, size } = await encode(
    fitWithin(open(path), maxSidePx),
    about.format,
  ).toFile(made)
  await rename(made, path)
  const heightPx = pageHeight ?? height
  const isSmall = Math.max(width, heightPx) <= smallSidePx && size < 200_000
  const smallPath = isAnimated || isSmall ? null : `${path}.small`
  if (smallPath) await fitWithin(open(path), smallSidePx).webp({ quality: 78 }).toFile(smallPath)
  return { widthPx: width, heightPx, smallPath }
}

/** Converts CMYK to sRGB, which all browsers show; other pictures retain their color profile. */
function withColors(picture: Sharp, isOfInks: boolean): Sharp {
  return isOfInks ? picture.toColourspace('srgb') : picture.keepIccProfile()
}

function fitWithin(picture: Sharp, sidePx: number): Sharp {
  return picture.resize(sidePx, sidePx, { fit: 'inside', withoutEnlargement: true })
}

function encode(picture: Sharp, format: string): Sharp {
  switch (format) {
    case 'png':
      return picture.png({ compressionLevel: 9 })
    case 'webp':
      return picture.webp({ quality: 86 })
    case 'heif':
      return picture.avif({ quality: 62, effort: 2 })
    case 'gif':
      return picture.gif()
    default:
      return picture.jpeg({ quality: 86 })
  }
}
