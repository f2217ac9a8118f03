import { checkSvgPicture } from './check-svg-picture'
import type { CheckedLogo } from './checked-logo'
import { findPictureSize } from './find-picture-size'

/** What a browser decodes without trouble, and far more than a logo needs. */
export const maxLogoPixels = 40_000_000

/**
 * Whether a file may be a logo, and how large it is. The bytes must be what the address says.
 * An SVG drawing must show all on its own: nothing that runs, nothing that loads; other programs
 * than a browser's `<img>` will open the exported file.
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
