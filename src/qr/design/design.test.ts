import { describe, expect, it } from 'vitest'
import { checkContrast } from './check-contrast'
import { contrastRatio } from './contrast-ratio'
import { defaultDesign, designSchema } from './design'

describe('design', () => {
  it('accepts its default, and what JSON makes of it', () => {
    expect(designSchema.parse(JSON.parse(JSON.stringify(defaultDesign)))).toEqual(defaultDesign)
  })

  it.each([
    { version: 2 },
    { level: 'X' },
    { sizePx: 99 },
    { sizePx: 512.5 },
    { foreground: 'red' },
    { foreground: 'transparent' },
    { background: '#fff' },
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
    [defaultDesign.foreground, defaultDesign.background, 'good', false],
    ['#000000', 'transparent', 'good', false],
    ['#777777', '#ffffff', 'warn', false],
    ['#aaaaaa', '#ffffff', 'bad', false],
    ['#ffffff', '#000000', 'warn', true],
    ['#ffffff', 'transparent', 'bad', false],
  ] as const)('%s on %s is %s', (foreground, background, grade, inverted) => {
    expect(checkContrast({ foreground, background })).toMatchObject({ grade, inverted })
  })
})
