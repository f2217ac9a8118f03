import type { Pixels, Plane } from '@/qr/render/pixels'

/** A gray picture; 0 is black. */
export type Luma = Plane<Uint8Array<ArrayBuffer>>

export type PixelsOrLuma = Pixels | Luma

/**
 * Converts to brightness as the eye weighs it (ITU-R BT.601), on white where the picture is
 * transparent.
 */
export function toLuma(picture: PixelsOrLuma): Luma {
  if ('values' in picture) return picture
  const { rgba, width, height } = picture
  const values = new Uint8Array(width * height)
  for (let index = 0, at = 0; index < values.length; index++, at += 4) {
    const alpha = rgba[at + 3] as number
    const gray =
      ((rgba[at] as number) * 77 +
        (rgba[at + 1] as number) * 150 +
        (rgba[at + 2] as number) * 29) >>
      8
    values[index] = alpha === 255 ? gray : (255 + ((gray - 255) * alpha) / 255) | 0
  }
  return { values, width, height }
}

export function toRgba(picture: PixelsOrLuma): Pixels {
  if ('rgba' in picture) return picture
  const { values, width, height } = picture
  const words = new Uint32Array(width * height)
  // Correct in either byte order: three equal color bytes with an opaque alpha next to them.
  const isLittleEndian = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1
  for (let index = 0; index < words.length; index++) {
    const gray = values[index] as number
    words[index] = isLittleEndian ? 0xff000000 | (gray * 0x010101) : (gray * 0x01010100) | 0xff
  }
  return { rgba: new Uint8ClampedArray(words.buffer), width, height }
}
