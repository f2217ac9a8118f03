export const fewestStops = 2
export const mostStops = 16

/** A place in a gradient, 0 at its start and 1 at its end, and the colour there. */
export type ColorStop = { offset: number; color: string }

/**
 * What an area is filled with. Colours are `#rrggbb`, or `#rrggbbaa` where they let something
 * through. 0° runs from left to right and 90° from top to bottom; radial runs from the middle out.
 */
export type ColorFill =
  | { kind: 'solid'; color: string }
  | { kind: 'linear'; angleDegrees: number; stops: ColorStop[] }
  | { kind: 'radial'; stops: ColorStop[] }
  | { kind: 'none' }

export type Gradient = Extract<ColorFill, { stops: ColorStop[] }>

export function isGradient(fill: ColorFill): fill is Gradient {
  return fill.kind === 'linear' || fill.kind === 'radial'
}
