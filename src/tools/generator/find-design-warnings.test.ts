import { describe, expect, it } from 'vitest'
import { type Design, defaultDesign } from '@/qr/design/design'
import { findDesignWarnings } from './find-design-warnings'

const keys = (change: Partial<Design>) =>
  findDesignWarnings({ ...defaultDesign, ...change }).map(({ key }) => key)

function colors(foreground: string, background: string | null): Partial<Design> {
  const ground = background
    ? ({ kind: 'solid', color: background } as const)
    : ({ kind: 'none' } as const)
  return {
    modules: { ...defaultDesign.modules, fill: { kind: 'solid', color: foreground } },
    background: { ...defaultDesign.background, fill: ground },
  }
}

describe('findDesignWarnings', () => {
  it.each([
    [{}, []],
    [colors('#bbbbbb', '#ffffff'), ['contrastBad']],
    [colors('#8a8a8a', '#ffffff'), ['contrastLow']],
    [colors('#ffffff', '#000000'), ['inverted']],
    [colors('#707070', '#000000'), ['contrastLow', 'inverted']],
    [colors('#1a1815', null), ['transparent']],
    [{ marginModules: 3 }, ['margin']],
    [{ marginModules: 4 }, []],
  ] as const)('%j: %j', (change, expected) => {
    expect(keys(change)).toEqual(expected)
  })
})
