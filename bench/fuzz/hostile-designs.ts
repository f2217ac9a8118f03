import fc from 'fast-check'
import {
  type Design,
  defaultDesign,
  type Fill,
  finderFrames,
  finderPupils,
  frameFonts,
  frameShapes,
  logoClearings,
  logoIcons,
  logoShapes,
  moduleShapes,
} from '@/qr/design/design'
import { levels } from '@/qr/encode/matrix'

const share = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const color = fc
  .tuple(fc.integer({ min: 0, max: 0xffffff }), fc.option(fc.nat(255)))
  .map(([rgb, alpha]) => `#${hex(rgb, 6)}${alpha === null ? '' : hex(alpha, 2)}`)

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0')
}

const stops = fc.array(fc.record({ offset: share(0, 1), color }), { minLength: 2, maxLength: 16 })
const fill: fc.Arbitrary<Fill> = fc.oneof(
  fc.record({ kind: fc.constant('solid' as const), color }),
  fc.record({ kind: fc.constant('linear' as const), angleDegrees: share(0, 359.99), stops }),
  fc.record({ kind: fc.constant('radial' as const), stops }),
  fc.constant({ kind: 'none' as const }),
)

const pictures = [
  'data:image/png;base64,AAAA',
  'data:image/jpeg;base64,/9j/4AAQ',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
] as const
const source = fc.oneof(
  fc.record({ kind: fc.constant('icon' as const), name: fc.constantFrom(...logoIcons), color }),
  fc.record({
    kind: fc.constant('image' as const),
    dataUrl: fc.constantFrom(...pictures),
    widthPx: share(1e-9, 1e9),
    heightPx: share(1e-9, 1e9),
  }),
)
const logo = fc.record({
  source,
  size: share(0.08, 0.5),
  marginModules: share(0, 4),
  shape: fc.constantFrom(...logoShapes),
  clearing: fc.constantFrom(...logoClearings),
  backdrop: fill,
})
const frame = fc.record({
  shape: fc.constantFrom(...frameShapes),
  fill,
  text: fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.string({ maxLength: 60 })),
  textColor: color,
  font: fc.constantFrom(...frameFonts),
  language: fc.oneof(fc.constantFrom('en', 'ja', 'zh'), fc.string({ maxLength: 10 })),
})

/** Any valid design, up to its limits. */
const anyDesign: fc.Arbitrary<Design> = fc.record({
  version: fc.constant(2 as const),
  level: fc.constantFrom(...levels),
  minVersion: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 40 })),
  mask: fc.oneof(fc.constant('auto' as const), fc.integer({ min: 0, max: 7 })),
  eci: fc.constantFrom('auto' as const, true, false),
  sizePx: fc.integer({ min: 100, max: 4000 }),
  marginModules: fc.integer({ min: 0, max: 20 }),
  modules: fc.record({ shape: fc.constantFrom(...moduleShapes), scale: share(0.5, 1), fill }),
  finders: fc.record({
    frame: fc.constantFrom(...finderFrames),
    pupil: fc.constantFrom(...finderPupils),
    frameFill: fc.option(fill),
    pupilFill: fc.option(fill),
  }),
  background: fc.record({ fill, cornerModules: share(0, 8) }),
  logo: fc.option(logo),
  frame: fc.option(frame),
})

/** Mostly designs; some with an invalid member, and some values of other types. */
export const hostileDesign: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: anyDesign },
  {
    weight: 2,
    arbitrary: fc
      .tuple(anyDesign, fc.constantFrom(...Object.keys(defaultDesign)), fc.anything())
      .map(([design, member, value]) => ({ ...design, [member]: value })),
  },
  { weight: 1, arbitrary: fc.anything() },
)
