import { describe, expect, expectTypeOf, it } from 'vitest'
import type * as z from '@/std/zod'
import { contrastRatio } from './contrast-ratio'
import { type Design, defaultDesign, type Fill } from './design'
import { designSchema } from './design-schema'
import { encodeOptions, sameEncodeOptions } from './encode-options'
import { estimateContrast } from './estimate-contrast'
import { isPlain } from './is-plain'
import { readDesign } from './read-design'

describe('design', () => {
  it('accepts its default, and what JSON makes of it', () => {
    expect(designSchema.parse(JSON.parse(JSON.stringify(defaultDesign)))).toEqual(defaultDesign)
  })

  it('has the type that its schema has', () => {
    expectTypeOf<z.output<typeof designSchema>>().toEqualTypeOf<Design>()
  })

  it.each([
    { version: 3 },
    { level: 'X' },
    { sizePx: 99 },
    { sizePx: 512.5 },
    { modules: { ...defaultDesign.modules, fill: { kind: 'solid', color: 'red' } } },
    { modules: { ...defaultDesign.modules, shape: 'heart' } },
    { modules: { ...defaultDesign.modules, scale: 0.1 } },
    { background: { fill: { kind: 'solid', color: '#fff' }, cornerModules: 0 } },
    { finders: { ...defaultDesign.finders, pupil: 'dots' } },
    { marginModules: -1 },
  ])('refuses %o', (change) => {
    expect(designSchema.safeParse({ ...defaultDesign, ...change }).success).toBe(false)
  })
})

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
    ['#FFFFFF', '#0000ff', 8.59],
  ])('%s on %s is %f', (first, second, ratio) => {
    expect(contrastRatio(first, second)).toBeCloseTo(ratio, 2)
    expect(contrastRatio(second, first)).toBeCloseTo(ratio, 2)
  })

  it.each([
    ['#1a1815', '#ffffff', 'good', false],
    ['#000000', null, 'good', false],
    ['#777777', '#ffffff', 'warn', false],
    ['#aaaaaa', '#ffffff', 'bad', false],
    ['#ffffff', '#000000', 'warn', true],
    ['#ffffff', null, 'bad', false],
    ['#00000080', '#ffffff', 'warn', false],
    ['#000000', '#ffffff00', 'good', false],
  ] as const)('%s on %s is %s', (foreground, background, grade, inverted) => {
    const result = estimateContrast({
      ...defaultDesign,
      modules: { ...defaultDesign.modules, fill: solid(foreground) },
      background: { fill: background ? solid(background) : { kind: 'none' }, cornerModules: 0 },
    })
    expect(result).toMatchObject({ grade, inverted })
  })

  it('is that of the worst stop of a gradient', () => {
    const fade = gradient('#000000', '#999999')
    const result = estimateContrast({
      ...defaultDesign,
      modules: { ...defaultDesign.modules, fill: fade },
    })
    expect(result.ratio).toBeCloseTo(contrastRatio('#999999', '#ffffff'))
  })

  it('sees finders of their own color', () => {
    const finders = { ...defaultDesign.finders, pupilFill: solid('#cccccc') }
    expect(estimateContrast({ ...defaultDesign, finders }).grade).toBe('bad')
  })

  it('is none where dark turns to light against its ground', () => {
    const result = estimateContrast({
      ...defaultDesign,
      modules: { ...defaultDesign.modules, fill: gradient('#000000', '#ffffff') },
      background: { fill: solid('#777777'), cornerModules: 0 },
    })
    expect(result).toMatchObject({ ratio: 1, grade: 'bad' })
  })
})

describe('readDesign', () => {
  it('brings a design of the first version up to date', () => {
    const first = { version: 1, level: 'Q', sizePx: 500, marginModules: 2, foreground: '#102030' }
    expect(readDesign({ ...first, background: '#fff4d6' })).toEqual({
      ...defaultDesign,
      level: 'Q',
      sizePx: 500,
      marginModules: 2,
      modules: { ...defaultDesign.modules, fill: solid('#102030') },
      background: { fill: solid('#fff4d6'), cornerModules: 0 },
    })
    expect(readDesign({ ...first, background: 'transparent' })?.background.fill).toEqual({
      kind: 'none',
    })
  })

  it('returns what it wrote', () => {
    expect(readDesign(JSON.parse(JSON.stringify(defaultDesign)))).toEqual(defaultDesign)
  })

  it.each([undefined, null, 7, 'x', [], {}, { version: 2 }, { ...defaultDesign, version: 9 }])(
    'takes %j for no design',
    (value) => {
      expect(readDesign(value)).toBeUndefined()
    },
  )
})

describe('isPlain', () => {
  const { modules, finders, background } = defaultDesign
  it.each([
    [{}, true],
    [{ background: { fill: { kind: 'none' }, cornerModules: 0 } }, true],
    [{ finders: { ...finders, frameFill: modules.fill } }, true],
    [{ finders: { ...finders, frameFill: solid('#ff0000') } }, false],
    [{ finders: { ...finders, pupil: 'circle' } }, false],
    [{ modules: { ...modules, shape: 'dot' } }, false],
    [{ modules: { ...modules, fill: gradient('#000000', '#222222') } }, false],
    [{ modules: { ...modules, fill: solid('#00000080') } }, false],
    [{ background: { ...background, cornerModules: 2 } }, false],
  ] as const)('%j: %s', (change, expected) => {
    expect(isPlain({ ...defaultDesign, ...change } as typeof defaultDesign)).toBe(expected)
  })
})

describe('encodeOptions', () => {
  it('is what the symbol depends on, and nothing of its look', () => {
    expect(encodeOptions(defaultDesign)).toEqual({
      level: 'M',
      minVersion: 1,
      mask: 'auto',
      eci: 'auto',
    })
    expect(sameEncodeOptions(defaultDesign, { ...defaultDesign, sizePx: 200 } as never)).toBe(true)
    expect(sameEncodeOptions(defaultDesign, { ...defaultDesign, mask: 3 })).toBe(false)
  })
})

function solid(color: string): Fill {
  return { kind: 'solid', color }
}

function gradient(...colors: string[]): Fill {
  const stops = colors.map((color, index) => ({ offset: index / (colors.length - 1), color }))
  return { kind: 'linear', angleDegrees: 0, stops }
}
