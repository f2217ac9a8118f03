import sharp from 'sharp'
import { addXmp } from './add-xmp'
import { type EncodedPicture, jpegQuality, type PictureOptions } from './encoded-picture'
import { layOnBackground } from './lay-on-background'
import type { Pixels } from './pixels'

/** Encodes JPEG or WebP on the server; see `encode-picture.ts` for the browser. */
export async function encodePicture(
  pixels: Pixels,
  { type, quality, background, title }: PictureOptions,
): Promise<EncodedPicture> {
  const fillColor = background ?? (type === 'jpeg' ? '#ffffff' : undefined)
  const { rgba, width, height } = fillColor ? layOnBackground(pixels, fillColor) : pixels
  const picture = sharp(rgba, { raw: { width, height, channels: 4 } })
  if (fillColor) picture.removeAlpha()
  const encoded =
    type === 'jpeg'
      ? // Color at full resolution, because the edges of modules are where a code is read.
        picture.jpeg({
          quality: Math.round((quality ?? jpegQuality) * 100),
          chromaSubsampling: '4:4:4',
        })
      : picture.webp(
          quality === undefined || quality === 1
            ? { lossless: true }
            : { quality: Math.round(quality * 100) },
        )
  const bytes = Uint8Array.from(await encoded.toBuffer())
  return { ok: true, bytes: title ? addXmp(bytes, type, title) : bytes }
}
