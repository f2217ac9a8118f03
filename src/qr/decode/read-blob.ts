import type { Area, PictureSource } from './picture-source'

export type OpenPicture = PictureSource & { close: () => void }

/**
 * Opens a picture file as the browser displays it: upright, the first frame of an animation, white
 * where it is transparent. For pages and workers.
 *
 * @throws if the browser cannot open the file
 */
export async function readBlob(blob: Blob): Promise<OpenPicture> {
  const bitmap = await createImageBitmap(blob, { imageOrientation: 'from-image' })
  return { ...sourceOfBitmap(bitmap), close: () => bitmap.close() }
}

/** Wraps a picture that is already open. */
export function sourceOfBitmap(bitmap: ImageBitmap): PictureSource {
  return {
    width: bitmap.width,
    height: bitmap.height,
    draw: (area, width, height) => drawBitmap(bitmap, area, width, height),
  }
}

function drawBitmap(bitmap: ImageBitmap, area: Area, width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas to read a picture with')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  const { left, top } = area
  context.drawImage(bitmap, left, top, area.width, area.height, 0, 0, width, height)
  return { rgba: context.getImageData(0, 0, width, height).data, width, height }
}
