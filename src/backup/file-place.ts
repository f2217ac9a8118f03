import type { Readable } from 'node:stream'

/** The folders of `DATA_DIR`, or of the bucket, that contain files. */
export const fileFolders = ['media', 'code-files'] as const

export type OpenFile = { bytes: number; content: Readable }

/** Where uploaded files are stored, by names such as `media/cover.webp`. */
export type FilePlace = {
  list: () => AsyncIterable<string>
  /** Returns undefined if the file was deleted after it was listed. */
  open: (name: string) => Promise<OpenFile | undefined>
  /** Stores a file, or replaces the one with the same name. */
  write: (name: string, content: Readable) => Promise<void>
}
