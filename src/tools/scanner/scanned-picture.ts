import type { FoundCode } from '@/qr/decode/code-found'

/** Why a picture gave nothing; message keys under `scanner.failures`. */
export const scanFailures = [
  /** Looked in every way it knows. */
  'no-code',
  /** Not a picture, or one that is damaged beyond showing. */
  'unreadable-picture',
  /** A picture of a kind that this browser cannot show, such as HEIC. */
  'unsupported-picture',
  'empty-file',
  'too-large',
  /** A PDF with a password. */
  'locked-document',
  'unreadable-document',
  'aborted',
  /** The decoder itself broke, which is not the picture's fault. */
  'decoder-failed',
] as const
export type ScanFailure = (typeof scanFailures)[number]

export const scanOrigins = ['file', 'paste', 'camera', 'screen'] as const
export type ScanOrigin = (typeof scanOrigins)[number]

export type ScanState =
  | { kind: 'waiting' }
  | { kind: 'opening' }
  /** `share` of the cascade that lies behind, from 0 to 1; `harder` once the quick steps are over. */
  | { kind: 'reading'; effort: 'quick' | 'harder'; share: number }
  | { kind: 'done' }
  | { kind: 'failed'; reason: ScanFailure }

/** A picture, a page of a document or a frame of an animation, and what was read in it. */
export type ScannedPicture = {
  id: string
  origin: ScanOrigin
  /** Of the file; '' where there is none. */
  name: string
  part?: { kind: 'page' | 'frame'; number: number; count: number }
  /** Where not every page or frame of its file is looked at. */
  sampled?: { kind: 'pages' | 'frames'; read: number; count: number }
  /** Upright, as an address for `<img>`; it may be smaller than the picture. null until it is open. */
  preview: { url: string; width: number; height: number } | null
  /** The pixels of which corners of codes speak. */
  width: number
  height: number
  state: ScanState
  codes: readonly FoundCode[]
}
