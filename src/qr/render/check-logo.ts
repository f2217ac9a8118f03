import { checkSvgPicture } from './check-svg-picture'
import type { CheckedLogo } from './checked-logo'
import { findPictureSize } from './find-picture-size'

/** Limit that every browser can decode, and far more pixels than a logo needs. */
export const maxLogoPixels = 40_000_000

/**
 * Checks whether a file can be a logo, and returns its size. The bytes must match the declared
 * media type. An SVG drawing must be self-contained, without scripts and external resources,
 * because programs other than a browser's `<img>` will open the exported file.
 *
 * @param dataUrl `data:image/(png|jpeg|webp|svg+xml);base64,…`
 */
export function checkLogo(dataUrl: string): CheckedLogo {
  const [, type, base64] = /^data:image\/(png|jpeg|webp|svg\+xml);base64,(.+)$/.exec(dataUrl) ?? []
  const bytes = base64 ? findBytes(base64) : undefined
  if (!type || !bytes) return { ok: false, reason: 'unreadable' }
  if (type === 'svg+xml') return checkSvgPicture(new TextDecoder().decode(bytes))
  const size = findPictureSize(bytes, type as 'png' | 'jpeg' | 'webp')
  if (!size) return { ok: false, reason: 'unreadable' }
  if (size.widthPx * size.heightPx > maxLogoPixels) return { ok: false, reason: 'tooLarge' }
  return { ok: true, ...size }
}

function findBytes(base64: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}
