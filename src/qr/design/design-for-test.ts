import fc from 'fast-check'
import { levels } from '@/qr/encode/matrix'
import {
  type Design,
  type Fill,
  type Frame,
  finderFrames,
  finderPupils,
  frameFonts,
  frameShapes,
  type Logo,
  logoClearings,
  logoIcons,
  logoShapes,
  moduleShapes,
} from './design'

const color = fc
  .tuple(fc.integer({ min: 0, max: 0xffffff }), fc.option(fc.integer({ min: 0, max: 255 })))
  .map(([rgb, alpha]) => {
    const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')
    return `#${hex(rgb, 6)}${alpha === null ? '' : hex(alpha, 2)}`
  })
const share = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const stops = fc.array(fc.record({ offset: share(0, 1), color }), { minLength: 2, maxLength: 5 })

/** Any valid fill, readable or not. */
export const anyFill: fc.Arbitrary<Fill> = fc.oneof(
  fc.record({ kind: fc.constant('solid' as const), color }),
  fc.record({
    kind: fc.constant('linear' as const),
    angleDegrees: fc.integer({ min: 0, max: 359 }),
    stops,
  }),
  fc.record({ kind: fc.constant('radial' as const), stops }),
  fc.constant({ kind: 'none' as const }),
)

/** A picture of one pixel, as a sample of a valid picture. */
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='

export const anyLogo: fc.Arbitrary<Logo> = fc.record({
  source: fc.oneof(
    fc.record({ kind: fc.constant('icon' as const), name: fc.constantFrom(...logoIcons), color }),
    fc.record({
      kind: fc.constant('image' as const),
      dataUrl: fc.constant(pixel),
      widthPx: fc.integer({ min: 1, max: 4000 }),
      heightPx: fc.integer({ min: 1, max: 4000 }),
    }),
  ),
  size: share(0.08, 0.5),
  marginModules: share(0, 4),
  shape: fc.constantFrom(...logoShapes),
  clearing: fc.constantFrom(...logoClearings),
  backdrop: anyFill,
})

export const anyFrame: fc.Arbitrary<Frame> = fc.record({
  shape: fc.constantFrom(...frameShapes),
  fill: anyFill,
  text: fc.string({ maxLength: 60 }),
  textColor: color,
  font: fc.constantFrom(...frameFonts),
  language: fc.constantFrom('en', 'ja', 'zh'),
})

/** Any design that is valid for the schema, readable or not. */
export const anyDesign: fc.Arbitrary<Design> = fc.record({
  version: fc.constant(2 as const),
  level: fc.constantFrom(...levels),
  minVersion: fc.integer({ min: 1, max: 10 }),
  mask: fc.oneof(fc.constant('auto' as const), fc.integer({ min: 0, max: 7 })),
  eci: fc.boolean(),
  sizePx: fc.integer({ min: 100, max: 4000 }),
  marginModules: fc.integer({ min: 0, max: 20 }),
  modules: fc.record({
    shape: fc.constantFrom(...moduleShapes),
    scale: share(0.5, 1),
    fill: anyFill,
  }),
  finders: fc.record({
    frame: fc.constantFrom(...finderFrames),
    pupil: fc.constantFrom(...finderPupils),
    frameFill: fc.option(anyFill),
    pupilFill: fc.option(anyFill),
  }),
  background: fc.record({ fill: anyFill, cornerModules: share(0, 8) }),
  logo: fc.option(anyLogo),
  frame: fc.option(anyFrame),
})
