import { drawPreview } from './draw-preview'
import { loadImage } from './load-image'
import { type OpenedFile, SheetError } from './opened-file'

/** Four bytes each, once open: more than this and browsers on phones go down. */
export const mostPixelsOpened = 200_000_000
/** Beyond this corners speak of a smaller picture, so that its pixels can be had again. */
const mostPixelsMeasured = 48_000_000
/** A file up to here is its own preview, so that looking closer shows all there is. */
const mostPixelsShown = 50_000_000

/**
 * A picture whose pixels the decoder's worker gets itself.
 *
 * @throws SheetError
 */
export async function openStill(file: Blob, isRare: boolean): Promise<OpenedFile> {
  const url = URL.createObjectURL(file)
  try {
    const image = await loadImage(url)
    const { naturalWidth, naturalHeight } = image
    if (naturalWidth < 1 || naturalHeight < 1) throw new SheetError('unreadable-picture')
    if (naturalWidth * naturalHeight > mostPixelsOpened) throw new SheetError('too-large')
  } catch (error) {
    URL.revokeObjectURL(url)
    if (error instanceof SheetError) throw error
    throw new SheetError(isRare ? 'unsupported-picture' : 'unreadable-picture')
  }
  URL.revokeObjectURL(url)
  return {
    kind: 'still',
    count: 1,
    total: 1,
    openSheet: () => openSheet(file),
    close: () => {},
  }
}

async function openSheet(file: Blob) {
  const url = URL.createObjectURL(file)
  const image = await loadImage(url)
  const { naturalWidth, naturalHeight } = image
  const pixels = naturalWidth * naturalHeight
  const scale = Math.min(1, Math.sqrt(mostPixelsMeasured / pixels))
  let preview = { url, width: naturalWidth, height: naturalHeight }
  if (pixels > mostPixelsShown) {
    // Off this thread; drawing what is decoded is quick.
    await image.decode().catch(() => {})
    preview = await drawPreview(image, naturalWidth, naturalHeight)
    URL.revokeObjectURL(url)
  }
  return {
    width: Math.round(naturalWidth * scale),
    height: Math.round(naturalHeight * scale),
    preview,
    input: file,
    close: () => {},
  }
}
