import { readRgb } from './read-rgb'

/** Composites one '#rrggbb' over another with an opacity from 0 to 1, in sRGB as on screen. */
export function mixColors(under: string, over: string, opacity: number): string {
  const below = readRgb(under)
  const mixed = readRgb(over).map((value, channel) => {
    return Math.round(255 * (value * opacity + (below[channel] as number) * (1 - opacity)))
  })
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
