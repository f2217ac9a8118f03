import type { Luma } from './luma'

/** Applies one curve to every pixel; `curve` maps 0 to 1 to 0 to 1. */
export function toneLuma(picture: Luma, curve: (gray: number) => number): Luma {
  const table = Uint8Array.from({ length: 256 }, (_, gray) => {
    const toned = curve(gray / 255) * 255
    return Math.round(Math.min(255, Math.max(0, toned)))
  })
  return { ...picture, values: picture.values.map((gray) => table[gray] as number) }
}

export function invertLuma(picture: Luma): Luma {
  return toneLuma(picture, (gray) => 1 - gray)
}

/**
 * Applies a gamma curve. Values below 1 lighten dark areas, so that a code in shadow differs from
 * black.
 */
export function applyGamma(picture: Luma, gamma: number): Luma {
  return toneLuma(picture, (gray) => gray ** gamma)
}

/** Stretches the grays between two shares of the histogram to the whole range. */
export function stretchContrast(picture: Luma, lowShare: number, highShare: number): Luma {
  const histogram = new Uint32Array(256)
  for (const gray of picture.values) histogram[gray] = (histogram[gray] as number) + 1
  const grayAt = (share: number) => {
    let left = share * picture.values.length
    for (let gray = 0; gray < 256; gray++) {
      left -= histogram[gray] as number
      if (left < 0) return gray / 255
    }
    return 1
  }
  const low = grayAt(lowShare)
  const span = Math.max(grayAt(highShare) - low, 1 / 255)
  return toneLuma(picture, (gray) => (gray - low) / span)
}
