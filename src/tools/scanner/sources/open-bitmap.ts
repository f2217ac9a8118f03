import type { ScannedPicture } from '../scanned-picture'
import { drawPreview } from './draw-preview'
import type { OpenedSheet } from './opened-file'

/** A sheet from a bitmap. */
export async function openBitmap(
  bitmap: ImageBitmap,
  part?: ScannedPicture['part'],
): Promise<OpenedSheet> {
  const { width, height } = bitmap
  const preview = await drawPreview(bitmap, width, height)
  return {
    width,
    height,
    preview,
    input: bitmap,
    close: () => bitmap.close(),
    ...(part && { part }),
  }
}
