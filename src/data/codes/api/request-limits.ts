/** What the visitors of one network may request, besides creating codes (see `creationLimits`). */
export const requestLimits = {
  /** Requests to create codes, whether or not they succeed. */
  creationsPerMinute: 60,
  /** Different page passwords in one request; hashing each takes a while. */
  passwordsAtOnce: 20,
  /** Of one code, and of all codes that one network edits. */
  editsPerMinute: 30,
  networkEditsPerMinute: 120,
  wrongKeysPerHour: 30,
  recoveriesPerHour: 5,
  reportsPerHour: 10,
  /** Pictures of `imagePx` by `imagePx` pixels; larger ones count for more. */
  imagesPerMinute: 300,
  imagePx: 1024,
} as const

/** In characters. */
export const idempotencyKeyLength = { min: 16, max: 200 } as const
