import type { Pixels } from '@/qr/render/pixels'
import type { FoundCode } from './code-found'
import { type DecodeOptions, decodePicture } from './decode-picture'
import { sourceOfPixels } from './picture-source'

/**
 * Finds all codes in a picture with a cascade of increasingly slow steps in the caller's thread.
 * Every returned code passed the error correction of its format; an empty list means that nothing
 * was found within the budget. Call `prepareZxing` first; without zxing only QR codes are found, by
 * slower means.
 *
 * @throws the signal's reason once it is aborted
 */
export async function decodePixels(pixels: Pixels, options: DecodeOptions): Promise<FoundCode[]> {
  options.signal?.throwIfAborted()
  return isPicture(pixels) ? decodePicture(sourceOfPixels(pixels), options) : []
}

/** Returns whether the sizes are positive integers and match the number of bytes. */
export function isPicture({ rgba, width, height }: Pixels): boolean {
  return (
    Number.isInteger(width) &&
    Number.isInteger(height) &&
    width > 0 &&
    height > 0 &&
    rgba.length === width * height * 4
  )
}
