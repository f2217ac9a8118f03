import { loadPictures } from '@/qr/render/load-pictures'
import { isSvg, picturesOf } from '@/qr/render/pictures-of'
import type { Pixels } from '@/qr/render/pixels'
import type { Scene } from '@/qr/render/scene'
import type { PictureAnswer, PictureQuestion } from './keeper-protocol'

type Door = {
  postMessage: (message: PictureQuestion) => void
  addEventListener: (type: 'message', listen: (event: MessageEvent) => void) => void
}

/** As many logos as a batch is likely to have at a time; their pixels are large. */
const keptPictures = 12

/** `loadPictures` for a worker: SVG is drawn by the page, and every picture only once. */
export function createPictureLoader(door: Door) {
  const kept = new Map<string, Promise<Pixels>>()
  const asked = new Map<string, (pixels: Pixels) => void>()

  door.addEventListener('message', ({ data }: MessageEvent<PictureAnswer>) => {
    if (data.kind !== 'drawnPicture') return
    asked.get(data.dataUrl)?.(data.pixels)
    asked.delete(data.dataUrl)
  })

  return async (scene: Scene): Promise<ReadonlyMap<string, Pixels>> => {
    const loaded = picturesOf(scene).map(async (picture) => {
      const { dataUrl, width, height } = picture
      const known = kept.get(dataUrl)
      if (known) return [dataUrl, await known] as const
      const pixels = isSvg(picture)
        ? new Promise<Pixels>((resolve) => {
            asked.set(dataUrl, resolve)
            door.postMessage({ kind: 'picture', dataUrl, width, height })
          })
        : loadPictures({ items: [picture] }).then((found) => found.get(dataUrl) as Pixels)
      if (kept.size >= keptPictures) kept.clear()
      kept.set(dataUrl, pixels)
      return [dataUrl, await pixels] as const
    })
    return new Map(await Promise.all(loaded))
  }
}
