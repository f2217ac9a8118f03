import type { PaintColor } from './print-color'
import type { Paint } from './scene'
import { writeNumbers } from './write-number'

export type ShadingPaint = Exclude<Paint, { kind: 'solid' }>
type Stop = ShadingPaint['stops'][number]

/**
 * Writes a gradient as a shading dictionary, identical in PDF (ISO 32000-1, §8.7.4.5.3 and
 * §8.7.4.5.4) and in PostScript level 3 (§4.9.3). Components are interpolated linearly between
 * stops.
 *
 * @param colorSpace name or definition of the color space of `components`
 */
export function writeShading(
  gradient: ShadingPaint,
  colorSpace: string,
  components: (stop: Stop) => number[],
): string {
  const { type, coords } =
    gradient.kind === 'linear'
      ? { type: 2, coords: [gradient.x1, gradient.y1, gradient.x2, gradient.y2] }
      : {
          type: 3,
          coords: [gradient.cx, gradient.cy, 0, gradient.cx, gradient.cy, gradient.radius],
        }
  return `<</ShadingType ${type}/ColorSpace ${colorSpace}/Coords[${writeNumbers(coords)}]/Extend[true true]/Function ${writeRamp(gradient.stops, components)}>>`
}

/** Returns the colors of a gradient in one ink; the opacity of stops is ignored. */
export function stopColors({ componentsOf }: PaintColor): (stop: Stop) => number[] {
  return ({ color }) => componentsOf(color)
}

/** Stitches functions from stop to stop; the first and the last stop extend to the ends. */
function writeRamp(stops: readonly Stop[], components: (stop: Stop) => number[]): string {
  const first = stops[0]
  const last = stops.at(-1)
  if (!first || !last) throw new RangeError('A gradient without stops')
  const reaching = [{ ...first, offset: 0 }, ...stops, { ...last, offset: 1 }]
  const pieces = reaching.slice(1).flatMap((to, index) => {
    const from = reaching[index] as Stop
    // Two stops at one offset are a sharp change between the neighboring pieces.
    return to.offset > from.offset ? [{ from, to }] : []
  })
  const functions = pieces.map(({ from, to }) => {
    return `<</FunctionType 2/Domain[0 1]/C0[${writeNumbers(components(from))}]/C1[${writeNumbers(components(to))}]/N 1>>`
  })
  if (functions.length === 1) return functions.join('')
  const bounds = writeNumbers(pieces.slice(1).map(({ from }) => from.offset))
  const encode = pieces.map(() => '0 1').join(' ')
  return `<</FunctionType 3/Domain[0 1]/Functions[${functions.join('')}]/Bounds[${bounds}]/Encode[${encode}]>>`
}

/** Returns the opacity of a gradient if it is uniform. */
export function evenOpacity({ stops }: ShadingPaint): number | undefined {
  const opacity = stops[0]?.opacity
  return stops.every((stop) => stop.opacity === opacity) ? opacity : undefined
}
