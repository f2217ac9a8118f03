import type { Readable } from 'node:stream'

/** Inclusive, as in HTTP. */
export type ByteRange = { first: number; last: number }

/** Where bytes lie, by keys such as `3f/3f1c…`. */
export type FileStorage = {
  /** Takes a finished file from the disk, which may be moved; no one sees half of it. */
  put: (key: string, path: string, mediaType: string) => Promise<void>
  /** Undefined where there is nothing. */
  read: (key: string, range?: ByteRange) => Promise<Readable | undefined>
  /** What is not there is no fault. */
  remove: (key: string) => Promise<void>
}

/** Next to a large picture lies a small one, for pages on slow connections. */
export const smallKey = (key: string) => `${key}.small`
