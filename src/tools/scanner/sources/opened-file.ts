import type { ScanFailure, ScannedPicture } from '../scanned-picture'

/** A picture of a file, ready to be decoded; the caller that opened it closes it. */
export type Sheet = {
  part?: ScannedPicture['part']
  /** The pixels of which corners speak. */
  width: number
  height: number
  /** The component that shows it revokes its address. */
  preview: NonNullable<ScannedPicture['preview']>
  input: Blob | ImageBitmap
  close: () => void
}

export type OpenOptions = {
  signal: AbortSignal
  /** Draws what has no pixels of its own with more of them. */
  isFine?: boolean
}

/** A file with one picture, the pages of a document or the frames of an animation. */
export type OpenedFile = {
  kind: 'still' | 'pages' | 'frames'
  /** How many sheets it gives, and how many there are in the file. */
  count: number
  total: number
  /** @throws SheetError */
  openSheet: (index: number, options: OpenOptions) => Promise<Sheet>
  close: () => void
}

/** Why a file or a page of it cannot be looked at. */
export class SheetError extends Error {
  constructor(readonly reason: ScanFailure) {
    super(reason)
  }
}
