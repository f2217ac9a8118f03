import type { Readable } from 'node:stream'

/** Inclusive, as in HTTP. */
export type ByteRange = { first: number; last: number }

/** Stores files by keys such as `3f/3f1c…`. */
export type FileStorage = {
  /** Stores a complete file from the disk, atomically. The original may be moved. */
  put: (key: string, path: string, mediaType: string) => Promise<void>
  /** Undefined if there is no such file. */
  read: (key: string, range?: ByteRange) => Promise<Readable | undefined>
  /** Does not fail if there is no such file. */
  remove: (key: string) => Promise<void>
}

/** The key of the small version of a large picture, for slow connections. */
export const smallKey = (key: string) => `${key}.small`
