import { addXmp } from './add-xmp'
import { type EncodedPicture, jpegQuality, type PictureOptions } from './encoded-picture'
import { layOnBackground } from './lay-on-background'
import type { Pixels } from './pixels'

/**
 * JPEG or WebP by the browser's own encoder, on the page or in a worker. A browser that cannot
 * write a format hands out PNG instead; that is said, not passed on.
 */
export async function encodePicture(
  pixels: Pixels,
  { type, quality, background, title }: PictureOptions,
): Promise<EncodedPicture> {
  const ground = background ?? (type === 'jpeg' ? '#ffffff' : undefined)
  const { rgba, width, height } = ground ? layOnBackground(pixels, ground) : pixels
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) return { ok: false, reason: 'unsupported-format' }
  context.putImageData(new ImageData(rgba, width, height), 0, 0)
  const mime = `image/${type}`
  // For WebP, Chromium takes 1 for “without loss”.
  const blob = await canvas.convertToBlob({
    type: mime,
    quality: quality ?? (type === 'jpeg' ? jpegQuality : 1),
  })
  if (blob.type !== mime) return { ok: false, reason: 'unsupported-format' }
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return { ok: true, bytes: title ? addXmp(bytes, type, title) : bytes }
}
