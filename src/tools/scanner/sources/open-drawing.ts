import { loadImage } from './load-image'
import { openBitmap } from './open-bitmap'
import { type OpenedFile, SheetError } from './opened-file'

const largestBytes = 20_000_000
/** The longer side; and for a second, harder look. */
const [usualSidePx, fineSidePx] = [2000, 3400]

/**
 * An SVG, drawn by the browser as a picture: its scripts never run and nothing that it names is
 * fetched. Workers cannot open one, so this happens on the page.
 *
 * @throws SheetError
 */
export async function openDrawing(file: Blob): Promise<OpenedFile> {
  if (file.size > largestBytes) throw new SheetError('too-large')
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
    // One without a size of its own has none in some browsers.
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
