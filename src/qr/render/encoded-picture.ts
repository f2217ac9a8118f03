/** Formats with loss, or that not every browser writes; PNG is written by `writePng`. */
export const lossyTypes = ['jpeg', 'webp'] as const
export type LossyType = (typeof lossyTypes)[number]

export type PictureOptions = {
  type: LossyType
  /** From 0 to 1; absent, 0.92 for JPEG and no loss for WebP. */
  quality?: number
  /** '#rrggbb' under what shows through; JPEG, which knows no alpha, takes white for none. */
  background?: string
  /** What the picture is, for those who do not see it; goes into the file as XMP. */
  title?: string
}

export type EncodedPicture =
  | { ok: true; bytes: Uint8Array<ArrayBuffer> }
  /** This browser cannot write the format (Safari: WebP). */
  | { ok: false; reason: 'unsupported-format' }
  /** More pixels than this browser's canvas holds. */
  | { ok: false; reason: 'too-large' }

export const jpegQuality = 0.92
