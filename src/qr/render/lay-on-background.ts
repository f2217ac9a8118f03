import type { Pixels } from './pixels'
import { readRgb } from './read-rgb'

/**
 * Composites a picture onto a background of one color, '#rrggbb', and returns it without alpha.
 */
export function layOnBackground({ rgba, width, height }: Pixels, background: string): Pixels {
  const backgroundRgb = readRgb(background).map((value) => value * 255)
  const laid = rgba.map((value, at) => {
    const channel = at & 3
    if (channel === 3) return 255
    const alpha = (rgba[at | 3] as number) / 255
    return Math.round(value * alpha + (backgroundRgb[channel] as number) * (1 - alpha))
  })
  return { rgba: laid, width, height }
}
