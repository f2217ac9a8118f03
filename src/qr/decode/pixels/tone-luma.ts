import type { Luma } from './luma'

/** Applies one curve to every pixel; `curve` takes and gives 0 to 1. */
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

/** Below 1 lightens what is dark, so that a code in shadow stands out from black. */
export function applyGamma(picture: Luma, gamma: number): Luma {
  return toneLuma(picture, (grey) => grey ** gamma)
}

/** Spreads the greys between two shares of the histogram over the whole range. */
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
