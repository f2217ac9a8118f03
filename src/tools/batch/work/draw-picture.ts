import { loadPictures } from '@/qr/render/load-pictures'
import { nothing } from '@/qr/render/pictures-of'
import type { PictureAnswer, PictureQuestion } from './keeper-protocol'

/** Pixels of a picture that a worker cannot draw on its own. On the page only. */
export async function drawPicture({
  dataUrl,
  width,
  height,
}: PictureQuestion): Promise<PictureAnswer> {
  const picture = { kind: 'picture', dataUrl, x: 0, y: 0, width, height, cornerRadius: 0 } as const
  const pixels = (await loadPictures({ items: [picture] })).get(dataUrl) ?? nothing
  return { kind: 'drawnPicture', dataUrl, pixels }
}
