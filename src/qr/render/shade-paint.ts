import { luminance } from '@/qr/design/contrast-ratio'
import type { Paint } from './scene'

/** Luminance below which black makes no visible difference. */
const darkest = 0.02

/**
 * Darkens a paint by mixing in `share` of black, or lightens it with half as much white if all of
 * it is nearly black. Opacity is unchanged.
 */
export function shadePaint(paint: Paint, share: number): Paint {
  const colors = paint.kind === 'solid' ? [paint.color] : paint.stops.map(({ color }) => color)
  const isDark = colors.every((color) => luminance(color) < darkest)
  const shade = (color: string) => (isDark ? mix(color, 255, share / 2) : mix(color, 0, share))
  if (paint.kind === 'solid') return { ...paint, color: shade(paint.color) }
  return { ...paint, stops: paint.stops.map((stop) => ({ ...stop, color: shade(stop.color) })) }
}

/** Mixes a share of grey of some level into a '#rrggbb' colour. */
function mix(color: string, level: number, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16)
    return Math.round(channel + (level - channel) * share)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
