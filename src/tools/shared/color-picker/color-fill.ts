import type { Fill } from '@/qr/design'

export const fewestStops = 2
export const mostStops = 16

export type Gradient = Extract<Fill, { stops: unknown[] }>

/** A color of a gradient and its offset, 0 at the start and 1 at the end. */
export type ColorStop = Gradient['stops'][number]

export function isGradient(fill: Fill): fill is Gradient {
  return fill.kind === 'linear' || fill.kind === 'radial'
}
