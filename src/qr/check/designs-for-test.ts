import fc from 'fast-check'
import {
  type Design,
  type Fill,
  finderFrames,
  finderPupils,
  frameShapes,
  logoClearings,
  logoIcons,
  logoShapes,
  moduleShapes,
} from '@/qr/design/design'
import { levels } from '@/qr/encode/matrix'
import type { Pixels } from '@/qr/render/pixels'
import type { DesignToCheck } from './draw-design'

/** Generates designs of all kinds, from safe to unreadable, with the pixels of their logos. */
export function arbitraryDesigns(): fc.Arbitrary<DesignToCheck> {
  return fc
    .record({ text: arbitraryText, design: arbitraryDesign, photo: arbitraryPhoto })
    .map(({ text, design, photo }) => {
      const source = design.logo?.source
      const pictures = new Map(source?.kind === 'image' ? [[source.dataUrl, photo]] : [])
      return { text, design, pictures }
    })
}

const arbitraryText = fc.oneof(
  { weight: 3, arbitrary: fc.webUrl({ size: 'small' }) },
  { weight: 2, arbitrary: fc.string({ minLength: 1, maxLength: 120, unit: 'grapheme-ascii' }) },
  { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }) },
  { weight: 1, arbitrary: fc.stringMatching(/^[0-9A-Z]{1,60}$/) },
)

const hex = (from: number, to: number) =>
  fc
    .tuple(...[0, 1, 2].map(() => fc.integer({ min: from, max: to })))
    .map((channels) => `#${channels.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`)

const darkColor = fc.oneof(
  { weight: 12, arbitrary: hex(0, 110) },
  { weight: 2, arbitrary: hex(0, 180) },
  { weight: 1, arbitrary: hex(0, 255) },
)
const lightColor = fc.oneof(
  { weight: 6, arbitrary: fc.constant('#ffffff') },
  { weight: 6, arbitrary: hex(200, 255) },
  { weight: 1, arbitrary: hex(90, 255) },
)

function fillOf(color: fc.Arbitrary<string>, gradients: number): fc.Arbitrary<Fill> {
  const stops = fc.tuple(color, color).map(([first, last]) => [
    { offset: 0, color: first },
    { offset: 1, color: last },
  ])
  return fc.oneof(
    { weight: 6, arbitrary: color.map((value) => ({ kind: 'solid' as const, color: value })) },
    {
      weight: gradients,
      arbitrary: fc.record({
        kind: fc.constant('linear' as const),
        angleDegrees: fc.integer({ min: 0, max: 359 }),
        stops,
      }),
    },
    { weight: gradients, arbitrary: fc.record({ kind: fc.constant('radial' as const), stops }) },
  )
}

const arbitraryLogo = fc.record({
  source: fc.oneof(
    fc.record({
      kind: fc.constant('icon' as const),
      name: fc.constantFrom(...logoIcons),
      color: darkColor,
    }),
    fc.record({
      kind: fc.constant('image' as const),
      dataUrl: fc.constant('data:image/png;base64,AAAA'),
      widthPx: fc.integer({ min: 30, max: 60 }),
      heightPx: fc.integer({ min: 30, max: 60 }),
    }),
  ),
  size: fc.integer({ min: 8, max: 50 }).map((percent) => percent / 100),
  marginModules: fc.constantFrom(0, 0.5, 1, 2),
  shape: fc.constantFrom(...logoShapes),
  clearing: fc.constantFrom(...logoClearings),
  backdrop: fc.oneof(fc.constant<Fill>({ kind: 'none' }), fillOf(lightColor, 0)),
})

const arbitraryFrame = fc.record({
  shape: fc.constantFrom(...frameShapes),
  fill: fillOf(darkColor, 1),
  text: fc.constant('Scan me'),
  textColor: lightColor,
  font: fc.constant('sans' as const),
  language: fc.constant('en'),
})

const mostly = <Value>(usual: Value, arbitrary: fc.Arbitrary<Value>, weight = 3) =>
  fc.oneof({ weight, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary })

const arbitraryDesign: fc.Arbitrary<Design> = fc.record({
  version: fc.constant(2 as const),
  level: fc.constantFrom(...levels),
  minVersion: mostly(1, fc.integer({ min: 1, max: 12 })),
  mask: mostly<Design['mask']>('auto', fc.integer({ min: 0, max: 7 })),
  eci: fc.constant(false),
  sizePx: fc.integer({ min: 300, max: 2000 }),
  marginModules: mostly(4, fc.integer({ min: 0, max: 8 })),
  modules: fc.record({
    shape: fc.constantFrom(...moduleShapes),
    scale: mostly(
      1,
      fc.integer({ min: 50, max: 100 }).map((percent) => percent / 100),
      1,
    ),
    fill: fillOf(darkColor, 1),
  }),
  finders: fc.record({
    frame: fc.constantFrom(...finderFrames),
    pupil: fc.constantFrom(...finderPupils),
    frameFill: mostly<Fill | null>(null, fillOf(darkColor, 1)),
    pupilFill: mostly<Fill | null>(null, fillOf(darkColor, 1)),
  }),
  background: fc.record({
    fill: mostly<Fill>({ kind: 'solid', color: '#ffffff' }, fillOf(lightColor, 1), 1),
    cornerModules: mostly(0, fc.integer({ min: 0, max: 8 })),
  }),
  logo: mostly<Design['logo']>(null, arbitraryLogo, 1),
  frame: mostly<Design['frame']>(null, arbitraryFrame),
})

/** Generates a striped picture, the worst case for the modules under it. */
const arbitraryPhoto: fc.Arbitrary<Pixels> = fc
  .tuple(hex(0, 255), hex(0, 255), fc.integer({ min: 2, max: 12 }))
  .map(([first, second, stripePx]) => {
    const sidePx = 48
    const rgba = new Uint8ClampedArray(sidePx * sidePx * 4).fill(255)
    for (let index = 0; index < sidePx * sidePx; index += 1) {
      const color = Math.floor(index / sidePx / stripePx) % 2 ? first : second
      for (let channel = 0; channel < 3; channel += 1)
        rgba[index * 4 + channel] = Number.parseInt(
          color.slice(1 + 2 * channel, 3 + 2 * channel),
          16,
        )
    }
    return { rgba, width: sidePx, height: sidePx }
  })
