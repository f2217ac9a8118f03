import type { ScanFailure, ScannedPicture } from '../scanned-picture'

/** A picture, page or frame, ready to be decoded. The caller that opened it closes it. */
export type OpenedSheet = {
  part?: ScannedPicture['part']
  /** The size in pixels that corners refer to. */
  width: number
  height: number
  /** The owner of the picture revokes the address. */
  preview: NonNullable<ScannedPicture['preview']>
  input: Blob | ImageBitmap
  close: () => void
}

/** `password` of a document. */
export type OpenFileOptions = { password?: string | undefined }

export type OpenOptions = {
  signal: AbortSignal
  /** Draws vector content in a higher resolution. */
  isFine?: boolean
}

/** A file with one picture, the pages of a document or the frames of an animation. */
export type OpenedFile = {
  kind: 'still' | 'pages' | 'frames'
  /** The number of sheets to read, and of those in the file. */
  count: number
  total: number
  /** @throws SheetError */
  openSheet: (index: number, options: OpenOptions) => Promise<OpenedSheet>
  close: () => void
}

/** A file or one of its sheets cannot be opened. */
export class SheetError extends Error {
  constructor(readonly reason: ScanFailure) {
    super(reason)
  }
}
