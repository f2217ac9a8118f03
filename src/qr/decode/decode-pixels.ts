import type { Pixels } from '@/qr/render/pixels'
import type { FoundCode } from './code-found'
import { type DecodeOptions, decodePicture } from './decode-picture'
import { sourceOfPixels } from './picture-source'

export { budgetsMs } from './budgets'
export type { DecodeOptions, DecodeStep } from './decode-picture'

/**
 * All codes in a picture, by a cascade of ever more patient steps in the thread of the caller.
 * What it returns passed the error correction of its format; an empty list means that nothing was
 * found in the time given. Call `prepareZxing` before; without it only QR codes are found, by
 * slower means.
 *
 * @throws the signal's reason once it is aborted
 */
export async function decodePixels(pixels: Pixels, options: DecodeOptions): Promise<FoundCode[]> {
  options.signal?.throwIfAborted()
  return isPicture(pixels) ? decodePicture(sourceOfPixels(pixels), options) : []
}

/** Whether sizes are whole, above 0 and agree with the number of bytes. */
export function isPicture({ rgba, width, height }: Pixels): boolean {
  return (
    Number.isInteger(width) &&
    Number.isInteger(height) &&
    width > 0 &&
    height > 0 &&
    rgba.length === width * height * 4
  )
}
