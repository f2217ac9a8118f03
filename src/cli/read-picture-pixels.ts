import sharp from 'sharp'
import type { Pixels } from '@/qr/render/pixels'

/** A file may be small and its picture huge. */
const mostPixelsRead = 50_000_000
/** Vector pictures are drawn this wide or high; every module then has pixels enough. */
const vectorSidePx = 1200

/** The pixels of a picture file, see-through where it is, or nothing for what is no picture. */
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
