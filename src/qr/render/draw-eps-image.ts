import { zlibSync } from 'fflate'
import { encodeAscii85 } from './encode-ascii85'
import { layOnBackground } from './lay-on-background'
import { type PictureColor, pictureSamples } from './picture-samples'
import type { Pixels } from './pixels'
import type { PaintColor } from './print-color'

type ImageOptions = PictureColor & {
  /** Writes a color space. */
  colorSpaceOf: (space: PaintColor['space']) => string
  /** '#rrggbb' that half-transparent pixels are composited with. */
  ground: string
}

/**
 * Draws a picture in the square from 0 to 1, y down. Transparent parts are cut out by a mask whose
 * samples precede those of each pixel's color (PLRM, image type 3).
 */
export function drawEpsImage(
  pixels: Pixels,
  { ground, colorSpaceOf, ...color }: ImageOptions,
): string {
  const { rgba, width, height } = pixels
  const masked = rgba.some((value, at) => (at & 3) === 3 && value < 128)
  const { rgba: laid } = layOnBackground(pixels, ground)
  const { space, samples: colors } = pictureSamples(laid, color)
  const channels = colors.length / (width * height)
  const bytes = masked ? channels + 1 : channels
  const samples = new Uint8Array(width * height * bytes)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const at = pixel * bytes
    // In a mask, 1 omits the picture.
    if (masked) samples[at] = (rgba[pixel * 4 + 3] as number) < 128 ? 255 : 0
    for (let channel = 0; channel < channels; channel++) {
      samples[at + bytes - channels + channel] = colors[pixel * channels + channel] as number
    }
  }

  const data = '/DataSource currentfile /ASCII85Decode filter /FlateDecode filter'
  const size = `/Width ${width}/Height ${height}/BitsPerComponent 8/ImageMatrix[${width} 0 0 ${height} 0 0]`
  const decode = `/Decode[${Array(channels).fill('0 1').join(' ')}]`
  const image = `<</ImageType 1${size}${decode}${masked ? '' : '/Interpolate true'}${data}>>`
  const mask = `<</ImageType 1${size}/Decode[0 1]>>`
  const dictionary = masked
    ? `<</ImageType 3/InterleaveType 1/DataDict ${image}/MaskDict ${mask}>>`
    : image
  const encoded = encodeAscii85(zlibSync(samples, { level: 9 }))
  return `${colorSpaceOf(space)} setcolorspace\n${dictionary}\nimage\n${encoded}`
}
