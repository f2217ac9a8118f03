import type { Fill } from './design'

/** '#rrggbb' in lower case and its opacity from 0 to 1. */
export type Color = { color: string; opacity: number }

/** Splits '#rrggbb' or '#rrggbbaa' into color and opacity. */
export function splitColor(text: string): Color {
  const color = text.slice(0, 7).toLowerCase()
  const opacity = text.length === 9 ? Number.parseInt(text.slice(7), 16) / 255 : 1
  return { color, opacity }
}

/** Returns the colors of a fill: one, every stop of a gradient, or none. */
export function fillColors(fill: Fill): Color[] {
  switch (fill.kind) {
    case 'solid':
      return [splitColor(fill.color)]
    case 'linear':
    case 'radial':
      return fill.stops.map(({ color }) => splitColor(color))
    case 'none':
      return []
  }
}

/** Composites a color onto an opaque one, as '#rrggbb' (simple alpha compositing in sRGB). */
export function layOver({ color, opacity }: Color, background: string): string {
  if (opacity === 1) return color
  const mixed = [1, 3, 5].map((start) => {
    const [front, back] = [color, background].map((text) =>
      Number.parseInt(text.slice(start, start + 2), 16),
    ) as [number, number]
    return Math.round(front * opacity + back * (1 - opacity))
  })
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
