import type { Cmyk } from './print-color'

/**
 * Linear sRGB of paper and of every overprint of full inks, relative to the paper, by a bit per ink
 * (1 cyan, 2 magenta, 4 yellow, 8 black): offset printing on coated paper, measured by Fogra
 * (FOGRA39L).
 */
const overprints: readonly (readonly [red: number, green: number, blue: number])[] = [
  [1, 1, 1],
  [-0.173, 0.353, 0.774],
  [0.79, 0.004, 0.217],
  [0.042, 0.032, 0.238],
  [1.067, 0.852, -0.028],
  [-0.085, 0.314, 0.063],
  [0.772, 0.014, 0.019],
  [0.044, 0.043, 0.042],
  [0.024, 0.024, 0.023],
  [0.001, 0.016, 0.025],
  [0.031, 0.008, 0.012],
  [0.013, 0.008, 0.015],
  [0.024, 0.024, 0.009],
  [0.003, 0.019, 0.011],
  [0.028, 0.011, 0.008],
  [0.012, 0.011, 0.009],
]
/** Growth of a halftone dot of half the area on coated paper, which fits FOGRA39L best. */
const dotGain = 0.14

/**
 * Returns the sRGB channels, each from 0 to 1, of inks as a camera sees them on white paper: the
 * mean of the overprints, weighted by the area that each covers (Neugebauer equations). The mean
 * difference to the 1,617 patches of FOGRA39L is 2.9 (ΔE*ab).
 */
export function printAppearance(inks: Cmyk): [red: number, green: number, blue: number] {
  const areas = inks.map((colorant) =>
    Math.min(1, colorant + 4 * dotGain * colorant * (1 - colorant)),
  )
  const sum: [number, number, number] = [0, 0, 0]
  overprints.forEach((color, bits) => {
    const share = areas.reduce((product, area, colorant) => {
      return product * ((bits >> colorant) & 1 ? area : 1 - area)
    }, 1)
    for (let channel = 0; channel < 3; channel++) {
      sum[channel] = (sum[channel] as number) + share * (color[channel] as number)
    }
  })
  return sum.map(encode) as [number, number, number]
}

/** The same as '#rrggbb'. */
export function printedColor(inks: Cmyk): string {
  const digits = printAppearance(inks).map((channel) => {
    return Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${digits.join('')}`
}

/** IEC 61966-2-1; inks outside of the gamut are clipped. */
function encode(linear: number): number {
  const channel = Math.min(1, Math.max(0, linear))
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055
}
