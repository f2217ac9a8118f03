import { drawPreview } from './draw-preview'
import { loadImage } from './load-image'
import { type OpenedFile, SheetError } from './opened-file'

/** Four bytes each when decoded: more than this crashes browsers on phones. */
export const maxOpenedPixels = 200_000_000
/** Beyond this, corners refer to a smaller picture, whose pixels can be drawn again. */
const maxMeasuredPixels = 48_000_000
/** A file up to this size is its own preview, so that zooming shows all details. */
const maxPreviewPixels = 50_000_000

/**
 * A picture that the decoder's worker decodes itself.
 *
 * @throws SheetError
 */
export async function openStill(file: Blob, isRare: boolean): Promise<OpenedFile> {
  const url = URL.createObjectURL(file)
  try {
    const image = await loadImage(url)
    const { naturalWidth, naturalHeight } = image
    if (naturalWidth < 1 || naturalHeight < 1) throw new SheetError('unreadable-picture')
    if (naturalWidth * naturalHeight > maxOpenedPixels) throw new SheetError('too-large')
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
  const scale = Math.min(1, Math.sqrt(maxMeasuredPixels / pixels))
  let preview = { url, width: naturalWidth, height: naturalHeight }
  if (pixels > maxPreviewPixels) {
    // Decodes off the main thread; drawing is fast then.
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
