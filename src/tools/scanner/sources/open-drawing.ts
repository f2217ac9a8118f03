import { loadImage } from './load-image'
import { openBitmap } from './open-bitmap'
import { type OpenedFile, SheetError } from './opened-file'

const maxBytes = 20_000_000
/** The longer side, at first and for a second attempt. */
const [usualSidePx, fineSidePx] = [2000, 3400]

/**
 * An SVG drawn as an image, so that its scripts do not run and its references are not fetched.
 * Workers cannot decode SVG, so it is drawn on the main thread.
 *
 * @throws SheetError
 */
export async function openDrawing(file: Blob): Promise<OpenedFile> {
  if (file.size > maxBytes) throw new SheetError('too-large')
  return {
    kind: 'still',
    count: 1,
    total: 1,
    openSheet: async (_, { isFine }) =>
      openBitmap(await draw(file, isFine ? fineSidePx : usualSidePx)),
    close: () => {},
  }
}

async function draw(file: Blob, sidePx: number): Promise<ImageBitmap> {
  const url = URL.createObjectURL(file)
  try {
    const image = await loadImage(url)
    // Some browsers report no size for an SVG without width and height.
    const { naturalWidth: width = 0, naturalHeight: height = 0 } = image
    const scale = sidePx / Math.max(width, height)
    const canvas = document.createElement('canvas')
    canvas.width = width > 0 ? Math.max(1, Math.round(width * scale)) : sidePx
    canvas.height = height > 0 ? Math.max(1, Math.round(height * scale)) : sidePx
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas to draw on')
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await createImageBitmap(canvas)
  } catch {
    throw new SheetError('unreadable-picture')
  } finally {
    URL.revokeObjectURL(url)
  }
}
