import { boundedSize, bytesOf, drawnSize, isSvg, nothing, picturesOf } from './pictures-of'
import type { Pixels } from './pixels'
import type { Scene, SceneImage } from './scene'

/**
 * Decodes every picture of a scene with the browser, by its `dataUrl`. Bitmaps are decoded on the
 * page and in workers; SVG only on the page, because it requires an `<img>`. A picture that cannot
 * be decoded becomes one transparent pixel.
 *
 * Opaque bitmaps have the same pixels as on the server; a canvas rounds the colors of translucent
 * pixels, and the rasterization of SVG differs between platforms.
 */
export async function loadPictures(scene: Pick<Scene, 'items'>): Promise<Map<string, Pixels>> {
  const loaded = picturesOf(scene).map(async (picture) => {
    const pixels = await decode(picture).catch(() => nothing)
    return [picture.dataUrl, pixels] as const
  })
  return new Map(await Promise.all(loaded))
}

async function decode(picture: SceneImage): Promise<Pixels> {
  if (isSvg(picture)) {
    const image = new Image()
    image.src = picture.dataUrl
    await image.decode()
    return draw(image, drawnSize(picture))
  }
  const bitmap = await createImageBitmap(new Blob([bytesOf(picture.dataUrl)]))
  return draw(bitmap, boundedSize(bitmap))
}

function draw(source: CanvasImageSource, { width, height }: { width: number; height: number }) {
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('No canvas to decode a picture on')
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, width, height)
  return { rgba: context.getImageData(0, 0, width, height).data, width, height }
}
