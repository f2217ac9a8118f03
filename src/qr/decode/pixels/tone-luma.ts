import type { Luma } from './luma'

/** Applies one curve to every pixel; `curve` maps 0 to 1 to 0 to 1. */
export function toneLuma(picture: Luma, curve: (grey: number) => number): Luma {
  const table = Uint8Array.from({ length: 256 }, (_, grey) => {
    const toned = curve(grey / 255) * 255
    return Math.round(Math.min(255, Math.max(0, toned)))
  })
  return { ...picture, values: picture.values.map((grey) => table[grey] as number) }
}

export function invertLuma(picture: Luma): Luma {
  return toneLuma(picture, (grey) => 1 - grey)
}

/**
 * Applies a gamma curve. Values below 1 lighten dark areas, so that a code in shadow differs from
 * black.
 */
export function applyGamma(picture: Luma, gamma: number): Luma {
  return toneLuma(picture, (grey) => grey ** gamma)
}

/** Stretches the greys between two shares of the histogram to the whole range. */
export function stretchContrast(picture: Luma, lowShare: number, highShare: number): Luma {
  const histogram = new Uint32Array(256)
  for (const grey of picture.values) histogram[grey] = (histogram[grey] as number) + 1
  const greyAt = (share: number) => {
    let left = share * picture.values.length
    for (let grey = 0; grey < 256; grey++) {
      left -= histogram[grey] as number
      if (left < 0) return grey / 255
    }
    return 1
  }
  const low = greyAt(lowShare)
  const span = Math.max(greyAt(highShare) - low, 1 / 255)
  return toneLuma(picture, (grey) => (grey - low) / span)
}
