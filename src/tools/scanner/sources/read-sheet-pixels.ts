import { readBlob, sourceOfBitmap } from '@/qr/decode'
import type { Pixels } from '@/qr/render'
import type { OpenedSheet } from './opened-file'

/** The pixels of a sheet in the size that corners refer to. */
export async function readSheetPixels({
  input,
  width,
  height,
}: Pick<OpenedSheet, 'input' | 'width' | 'height'>): Promise<Pixels> {
  const picture =
    input instanceof Blob ? await readBlob(input) : { ...sourceOfBitmap(input), close: () => {} }
  try {
    const area = { left: 0, top: 0, width: picture.width, height: picture.height }
    return picture.draw(area, width, height)
  } finally {
    picture.close()
  }
}
