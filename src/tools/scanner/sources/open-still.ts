import type { ScanFailure } from '../scanned-picture'
import { drawPreview } from './draw-preview'
import { loadImage } from './load-image'
import { type OpenedFile, type OpenedSheet, SheetError } from './opened-file'

/** Four bytes each when decoded: more than this crashes browsers on phones. */
export const maxOpenedPixels = 200_000_000
/** Beyond this, corners refer to a smaller picture, whose pixels can be drawn again. */
const maxMeasuredPixels = 48_000_000
/** A file up to this size is its own preview, so that zooming shows all details. */
const maxPreviewPixels = 50_000_000

/** A picture that the decoder's worker decodes itself. `isRare`: few browsers decode its format. */
export function openStill(file: Blob, isRare: boolean): OpenedFile {
  return {
    kind: 'still',
    count: 1,
    total: 1,
    openSheet: () => openSheet(file, isRare),
    close: () => {},
  }
}

async function openSheet(file: Blob, isRare: boolean): Promise<OpenedSheet> {
  const url = URL.createObjectURL(file)
  const image = await loadImage(url).catch(() => null)
  const { naturalWidth = 0, naturalHeight = 0 } = image ?? {}
  const pixels = naturalWidth * naturalHeight
  const fault = findFault(pixels, isRare)
  if (!image || fault) {
    URL.revokeObjectURL(url)
    throw new SheetError(fault ?? 'unreadable-picture')
  }
  const scale = Math.min(1, Math.sqrt(maxMeasuredPixels / pixels))
  let preview = { url, width: naturalWidth, height: naturalHeight }
  if (pixels > maxPreviewPixels) {
    try {
      // Decodes off the main thread; drawing is fast then.
      await image.decode().catch(() => {})
      preview = await drawPreview(image, naturalWidth, naturalHeight)
    } finally {
      URL.revokeObjectURL(url)
    }
  }
  return {
    width: Math.round(naturalWidth * scale),
    height: Math.round(naturalHeight * scale),
    preview,
    input: file,
    close: () => {},
  }
}

function findFault(pixels: number, isRare: boolean): ScanFailure | undefined {
  if (pixels > maxOpenedPixels) return 'too-large'
  if (pixels < 1) return isRare ? 'unsupported-picture' : 'unreadable-picture'
  return undefined
}
