import sharp from 'sharp'
import { boundedSize, bytesOf, drawnSize, isSvg, nothing, picturesOf } from './pictures-of'
import type { Pixels } from './pixels'
import type { Scene, SceneImage } from './scene'

/** More pixels than any logo needs; a small file may decode to far more. */
const maxPixels = 50_000_000

/**
 * Decodes every picture of a scene on the server, by its `dataUrl`; see `load-pictures.ts` for the
 * browser. A picture that cannot be decoded becomes one transparent pixel.
 */
export async function loadPictures(scene: Scene): Promise<Map<string, Pixels>> {
  const loaded = picturesOf(scene).map(async (picture) => {
    const pixels = await decode(picture).catch(() => nothing)
    return [picture.dataUrl, pixels] as const
  })
  return new Map(await Promise.all(loaded))
}

async function decode(picture: SceneImage): Promise<Pixels> {
  const file = bytesOf(picture.dataUrl)
  const { width, height, density } = await sizeOf(file, picture)
  const { data, info } = await sharp(file, { limitInputPixels: maxPixels, density })
    .autoOrient()
    .resize(width, height, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { rgba: Uint8ClampedArray.from(data), width: info.width, height: info.height }
}

async function sizeOf(file: Uint8Array, picture: SceneImage) {
  const { autoOrient, density = 72 } = await sharp(file, { limitInputPixels: maxPixels }).metadata()
  if (!isSvg(picture)) return { ...boundedSize(autoOrient), density }
  // Density at which no pixels are enlarged after rasterization, within the limits of sharp.
  const size = drawnSize(picture)
  const enlarged = Math.max(size.width / autoOrient.width, size.height / autoOrient.height)
  return { ...size, density: Math.min(Math.max(1, density * enlarged), 20_000) }
}
