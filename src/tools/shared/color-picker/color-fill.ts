export const fewestStops = 2
export const mostStops = 16

/** A colour of a gradient and its offset, 0 at the start and 1 at the end. */
export type ColorStop = { offset: number; color: string }

/**
 * The fill of an area. Colours are `#rrggbb`, or `#rrggbbaa` if translucent. 0° runs from left to right and 90° from top to bottom; radial runs from the middle out.
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
