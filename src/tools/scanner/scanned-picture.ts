import type { FoundCode } from '@/qr/decode'

/** Why scanning a picture failed; message keys under `scanner.failures`. */
export const scanFailures = [
  /** All steps of the decoder found nothing. */
  'no-code',
  /** Not a picture, or a damaged one. */
  'unreadable-picture',
  /** A format that neither this browser nor the site decodes, such as JPEG XL. */
  'unsupported-picture',
  'empty-file',
  'too-large',
  /** A PDF with a password. */
  'locked-document',
  'wrong-password',
  'unreadable-document',
  'aborted',
  /** The decoder itself failed. */
  'decoder-failed',
] as const
export type ScanFailure = (typeof scanFailures)[number]

export const scanOrigins = ['file', 'paste', 'camera', 'screen'] as const
export type ScanOrigin = (typeof scanOrigins)[number]

export type ScanState =
  | { kind: 'waiting' }
  | { kind: 'opening' }
  /** `share` of the steps completed, from 0 to 1; `harder` after the quick steps. */
  | { kind: 'reading'; effort: 'quick' | 'harder'; share: number }
  | { kind: 'done' }
  | { kind: 'failed'; reason: ScanFailure }

/** A picture, a page of a document or a frame of an animation, with its codes. */
export type ScannedPicture = {
  id: string
  origin: ScanOrigin
  /** The file name; '' if there is none. */
  name: string
  part?: { kind: 'page' | 'frame'; number: number; count: number }
  /** Set if only some pages or frames of the file are scanned. */
  sampled?: { kind: 'pages' | 'frames'; read: number; count: number }
  /** An upright image for `<img>`, possibly scaled down; null until the file is open. */
  preview: { url: string; width: number; height: number } | null
  /** The size in pixels that corners of codes refer to. */
  width: number
  height: number
  state: ScanState
  codes: readonly FoundCode[]
}
