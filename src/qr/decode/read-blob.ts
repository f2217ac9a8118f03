import type { Pixels } from '@/qr/render/pixels'
import { fitPicture } from './fit-picture'

export type ReadPicture = { pixels: Pixels; width: number; height: number }

/**
 * Pixels of a picture file as the browser shows it: upright, the first frame of an animation,
 * white where it is transparent, scaled down where it is huge; with its own size beside. For pages
 * and workers.
 *
 * @throws where the browser cannot open it
 */
export async function readBlob(blob: Blob): Promise<ReadPicture> {
  const bitmap = await createImageBitmap(blob, { imageOrientation: 'from-image' })
  try {
    const { width, height } = bitmap
    const fitted = fitPicture(width, height)
    const canvas = new OffscreenCanvas(fitted.width, fitted.height)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('No canvas to read a picture with')
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, fitted.width, fitted.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, fitted.width, fitted.height)
    const { data } = context.getImageData(0, 0, fitted.width, fitted.height)
    return { pixels: { rgba: data, ...fitted }, width, height }
  } finally {
    bitmap.close()
  }
}
