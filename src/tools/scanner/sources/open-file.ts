import { findFrames } from './open-animation'
import { openDrawing } from './open-drawing'
import { openStill } from './open-still'
import { type OpenedFile, SheetError } from './opened-file'
import { findPictureFormat, headBytes } from './picture-format'

const largestPictureBytes = 150_000_000
const largestDocumentBytes = 300_000_000

/**
 * Finds out what a file is and opens it. Of pictures only the size is looked at here.
 *
 * @throws SheetError
 */
export async function openFile(file: Blob): Promise<OpenedFile> {
  if (file.size === 0) throw new SheetError('empty-file')
  const format = findPictureFormat(await readHead(file))
  const typed = file.slice(0, file.size, format.mediaType || file.type)
  if (format.name === 'pdf') {
    if (file.size > largestDocumentBytes) throw new SheetError('too-large')
    const { openDocument } = await import('./open-document')
    return openDocument(typed)
  }
  if (file.size > largestPictureBytes) throw new SheetError('too-large')
  if (format.name === 'svg') return openDrawing(typed)
  const frames = format.isAnimated && (await findFrames(typed, format.mediaType))
  return frames || openStill(typed, format.name === 'rare')
}

/** A file that was moved or changed since it was chosen can no longer be read. */
async function readHead(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  } catch {
    throw new SheetError('unreadable-picture')
  }
}
