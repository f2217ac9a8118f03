import type { Ink } from './print-color'
import type { Paint } from './scene'
import { writeNumbers } from './write-number'

export type ShadingPaint = Exclude<Paint, { kind: 'solid' }>
type Stop = ShadingPaint['stops'][number]

/**
 * A gradient as a shading dictionary, the same in PDF (ISO 32000-1, §8.7.4.5.3 and §8.7.4.5.4) and
 * in PostScript level 3 (§4.9.3). Between stops every component runs straight.
 *
 * @param colorSpace the name or definition of the space that `components` are in
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

/** The colours of a gradient in one ink, stops of any opacity counting as opaque. */
export function stopColors({ componentsOf }: Ink): (stop: Stop) => number[] {
  return ({ color }) => componentsOf(color)
}

/** Pieces from stop to stop, stitched; the first and the last stop reach to the ends. */
function writeRamp(stops: readonly Stop[], components: (stop: Stop) => number[]): string {
  const first = stops[0]
  const last = stops.at(-1)
  if (!first || !last) throw new RangeError('A gradient without stops')
  const reaching = [{ ...first, offset: 0 }, ...stops, { ...last, offset: 1 }]
  const pieces = reaching.slice(1).flatMap((to, index) => {
    const from = reaching[index] as Stop
    // Two stops in one place are a sharp change between the pieces on either side.
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

/** The opacity of a gradient where it is the same all over. */
export function evenOpacity({ stops }: ShadingPaint): number | undefined {
  const opacity = stops[0]?.opacity
  return stops.every((stop) => stop.opacity === opacity) ? opacity : undefined
}
