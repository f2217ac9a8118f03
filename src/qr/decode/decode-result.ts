import type { FoundCode } from './code-found'

export const decodeFailures = [
  /** Looked all the time it was given, and found nothing. */
  'no-code',
  /** Not a picture, or one that is damaged beyond showing. */
  'unreadable-picture',
  'aborted',
  /** The decoder itself broke, which is not the picture's fault. */
  'decoder-failed',
] as const
export type DecodeFailure = (typeof decodeFailures)[number]

/** Corners are in pixels of the picture as seen, upright, `width` by `height`. */
export type DecodeResult =
  | { ok: true; codes: readonly FoundCode[]; width: number; height: number }
  | { ok: false; reason: DecodeFailure }
