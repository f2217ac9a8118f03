import { findFrames } from './open-animation'
import { openDrawing } from './open-drawing'
import { openStill } from './open-still'
import { type OpenedFile, type OpenFileOptions, SheetError } from './opened-file'
import { findPictureFormat, headBytes } from './picture-format'

const maxPictureBytes = 150_000_000
const maxDocumentBytes = 300_000_000

/**
 * Detects the format of a file and opens it. Of pictures only the size is read.
 *
 * @throws SheetError
 */
export async function openFile(file: Blob, options: OpenFileOptions = {}): Promise<OpenedFile> {
  if (file.size === 0) throw new SheetError('empty-file')
  const format = findPictureFormat(await readHead(file))
  const typed = file.slice(0, file.size, format.mediaType || file.type)
  if (format.name === 'pdf') {
    if (file.size > maxDocumentBytes) throw new SheetError('too-large')
    const { openDocument } = await import('./open-document')
    return openDocument(typed, options)
  }
  if (file.size > maxPictureBytes) throw new SheetError('too-large')
  if (format.name === 'svg') return openDrawing(typed)
  if (format.name === 'heif' || format.name === 'tiff') {
    const { openDecoded } = await import('./decoders/open-decoded')
    return openDecoded(typed, format.name)
  }
  const frames = format.isAnimated && (await findFrames(typed, format.mediaType))
  return frames || openStill(typed, format.name === 'rare')
}

/** Reading fails if the file was moved or changed since it was chosen. */
async function readHead(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  } catch {
    throw new SheetError('unreadable-picture')
  }
}
