/** Lossy formats, or formats that some browsers cannot write; PNG is written by `writePng`. */
export const lossyTypes = ['jpeg', 'webp'] as const
export type LossyType = (typeof lossyTypes)[number]

export type PictureOptions = {
  type: LossyType
  /** From 0 to 1; if absent, 0.92 for JPEG and lossless for WebP. */
  quality?: number
  /** '#rrggbb' under transparent parts; the default for JPEG, which has no alpha, is white. */
  background?: string
  /** Alternative text of the picture, written into the file as XMP. */
  title?: string
}

export type EncodedPicture =
  | { ok: true; bytes: Uint8Array<ArrayBuffer> }
  /** This browser cannot write the format (Safari: WebP). */
  | { ok: false; reason: 'unsupported-format' }
  /** More pixels than this browser's canvas supports. */
  | { ok: false; reason: 'too-large' }

export const jpegQuality = 0.92
