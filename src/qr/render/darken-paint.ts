import type { Paint } from './scene'

/** The same paint in a deeper tone: `share` of black mixed in. Opacity stays as it is. */
export function darkenPaint(paint: Paint, share: number): Paint {
  if (paint.kind === 'solid') return { ...paint, color: darken(paint.color, share) }
  const stops = paint.stops.map((stop) => ({ ...stop, color: darken(stop.color, share) }))
  return { ...paint, stops }
}

function darken(color: string, share: number): string {
  const channels = [1, 3, 5].map((start) =>
    Math.round(Number.parseInt(color.slice(start, start + 2), 16) * (1 - share)),
  )
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
