import { cmykOf } from './cmyk-of'
import type { PaintColor, PrintColor } from './print-color'

export type PictureColor = {
  color: PrintColor
  /** Whether the picture is gray and printed in tints of the spot ink. */
  isTint?: boolean | undefined
}

/** The samples of a picture without its alpha, and their color space. */
export function pictureSamples(
  rgba: Uint8ClampedArray,
  { color, isTint }: PictureColor,
): { space: PaintColor['space']; samples: Uint8Array } {
  if (color === 'rgb') {
    const samples = Uint8Array.from(rgba.filter((_, at) => (at & 3) !== 3))
    return { space: 'DeviceRGB', samples }
  }
  if (!isTint || color === 'cmyk') return { space: 'DeviceCMYK', samples: cmykOf(rgba) }
  const samples = Uint8Array.from({ length: rgba.length / 4 }, (_, pixel) => {
    return 255 - (rgba[pixel * 4] as number)
  })
  return { space: 'Separation', samples }
}
