import sharp from 'sharp'
import { bytesOf, drawnSize, isSvg, keptSize, nothing, picturesOf } from './pictures-of'
import type { Pixels } from './pixels'
import type { Scene, SceneImage } from './scene'

/** More pixels than any logo needs; a small file may unpack to far more. */
const maxPixels = 50_000_000

/**
 * Pixels of every picture in a scene by its `dataUrl`, decoded on the server; see
 * `load-pictures.ts` for the browser. What cannot be decoded is one transparent pixel.
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
  if (!isSvg(picture)) return { ...keptSize(autoOrient), density }
  // Dense enough that nothing is enlarged after it was drawn, within what sharp allows.
  const size = drawnSize(picture)
  const enlarged = Math.max(size.width / autoOrient.width, size.height / autoOrient.height)
  return { ...size, density: Math.min(Math.max(1, density * enlarged), 20_000) }
}
