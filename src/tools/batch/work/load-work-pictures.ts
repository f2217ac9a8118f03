import { isSvg, loadPictures, type Pixels, picturesOf, type Scene } from '@/qr/render'
import type { DrawPicture } from './draw-picture-pixels'

/** About as many logos as a batch uses at a time; their pixels are large. */
const maxCached = 12

/** `loadPictures` for a worker: the page draws SVG, and every picture is drawn only once. */
export function createPictureLoader(drawPicture: DrawPicture) {
  const cache = new Map<string, Promise<Pixels>>()
  return async (scene: Scene): Promise<ReadonlyMap<string, Pixels>> => {
    const loaded = picturesOf(scene).map(async (picture) => {
      const { dataUrl, width, height } = picture
      const known = cache.get(dataUrl)
      if (known) return [dataUrl, await known] as const
      const pixels = isSvg(picture)
        ? drawPicture({ dataUrl, width, height })
        : loadPictures({ items: [picture] }).then((found) => found.get(dataUrl) as Pixels)
      if (cache.size >= maxCached) cache.clear()
      cache.set(dataUrl, pixels)
      return [dataUrl, await pixels] as const
    })
    return new Map(await Promise.all(loaded))
  }
}
