/** Limits for the visitors of one network, apart from creating codes (see `creationLimits`). */
export const requestLimits = {
  /** Requests to create codes, whether or not they succeed. */
  creationsPerMinute: 60,
  /** Different page passwords in one request; limited because hashing is slow. */
  passwordsAtOnce: 20,
  /** Edits of one code. `networkEditsPerMinute` limits the edits of all codes by one network. */
  editsPerMinute: 30,
  networkEditsPerMinute: 120,
  /** Streams of the scans of one code. */
  streamsPerMinute: 30,
  wrongKeysPerHour: 30,
  /** Requests for lists of codes, and the codes in them. */
  listsPerMinute: 60,
  listedCodesPerMinute: 10_000,
  /** Requests with one workspace key. */
  workspaceRequestsPerMinute: 600,
  recoveriesPerHour: 5,
  reportsPerHour: 10,
  /** Pictures of `imagePx` by `imagePx` pixels; larger ones count for more. */
  imagesPerMinute: 300,
  imagePx: 1024,
  /** A check of a picture counts for as many. */
  imagesPerCheck: 20,
} as const

/** Length in characters. */
export const idempotencyKeyLength = { min: 16, max: 200 } as const
