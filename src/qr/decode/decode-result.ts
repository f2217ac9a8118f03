import type { FoundCode } from './code-found'

export const decodeFailures = [
  /** The search used its full budget and found nothing. */
  'no-code',
  /** The file is not a picture, or is too damaged to be displayed. */
  'unreadable-picture',
  'aborted',
  /** The decoder itself failed; the picture is not the cause. */
  'decoder-failed',
] as const
export type DecodeFailure = (typeof decodeFailures)[number]

/** Corners are in pixels of the upright picture as displayed, `width` by `height`. */
export type DecodeResult =
  | { ok: true; codes: readonly FoundCode[]; width: number; height: number }
  | { ok: false; reason: DecodeFailure }
