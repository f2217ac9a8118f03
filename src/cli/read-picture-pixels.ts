import sharp from 'sharp'
import type { Pixels } from '@/qr/render/pixels'

/** Limit in pixels, because a small file can contain a huge picture. */
const mostPixelsRead = 50_000_000
/** Longer side of rasterized vector pictures, which leaves enough pixels for each module. */
const vectorSidePx = 1200

/** Decodes a picture file, with alpha. Returns undefined if the file is not a picture. */
export async function readPicturePixels(bytes: Uint8Array): Promise<Pixels | undefined> {
  try {
    const options = { limitInputPixels: mostPixelsRead }
    const { format, autoOrient, density = 72 } = await sharp(bytes, options).metadata()
    const longest = Math.max(autoOrient.width, autoOrient.height)
    const scale = format === 'svg' ? vectorSidePx / longest : 1
    const { data, info } = await sharp(bytes, { ...options, density: density * scale })
      .autoOrient()
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { rgba: Uint8ClampedArray.from(data), width: info.width, height: info.height }
  } catch {
    return undefined
  }
}
