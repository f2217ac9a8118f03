import jsQR, { type QRCode } from 'jsqr'
import type { FoundCode } from '../code-found'
import { type PixelsOrLuma, toRgba } from '../pixels/luma'
import type { Stretch } from '../symbol/decode-stretches'
import { textOfStretches } from '../symbol/text-of-stretches'

/**
 * Limits jsQR's time by the picture size: jsQR scans all pixels several times and, in heavy noise,
 * tests all pairs of finder candidates.
 */
const mostPixels = 1_500_000
const leastSidePx = 21

/**
 * Returns the one QR code that jsQR finds. jsQR reports neither level nor mask, nor whether the
 * code is inverted or mirrored, and does not support structured append or FNC1: it decodes such
 * codes incorrectly, so the cascade verifies its results.
 */
export function readJsqr(
  picture: PixelsOrLuma,
  { tryInvert = true }: { tryInvert?: boolean } = {},
): FoundCode[] {
  const { width, height } = picture
  if (Math.min(width, height) < leastSidePx || width * height > mostPixels) return []
  const { rgba } = toRgba(picture)
  const inversionAttempts = tryInvert ? 'attemptBoth' : 'dontInvert'
  let found: QRCode | null
  try {
    found = jsQR(rgba, width, height, { inversionAttempts })
  } catch {
    return []
  }
  if (!found || found.binaryData.length === 0) return []
  const { topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner } = found.location
  return [
    {
      ...textOfStretches(stretchesOf(found)),
      bytes: Uint8Array.from(found.binaryData),
      format: 'qr',
      corners: [topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner],
      version: found.version,
      level: null,
      mask: null,
      inverted: false,
      mirrored: false,
      engine: 'jsqr',
    },
  ]
}

/** Decodes from the chunks, because jsQR's own text interprets every byte as UTF-8 or drops it. */
function stretchesOf({ chunks }: QRCode): Stretch[] {
  const stretches: Stretch[] = []
  let charset: number | null = null
  for (const chunk of chunks) {
    if ('assignmentNumber' in chunk) {
      charset = chunk.assignmentNumber < 0 ? null : chunk.assignmentNumber
    } else if ('bytes' in chunk) {
      const isKanji = String(chunk.type) === 'kanji'
      stretches.push({ charset: isKanji ? 'kanji' : charset, bytes: chunk.bytes })
    } else {
      stretches.push({ charset, bytes: [...new TextEncoder().encode(chunk.text)] })
    }
  }
  return stretches
}
