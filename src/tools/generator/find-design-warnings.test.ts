import { describe, expect, it } from 'vitest'
import { type Design, defaultDesign } from '@/qr/design/design'
import { findDesignWarnings } from './find-design-warnings'

const keys = (change: Partial<Design>) =>
  findDesignWarnings({ ...defaultDesign, ...change }).map(({ key }) => key)

describe('findDesignWarnings', () => {
  it.each([
    [{}, []],
    [{ foreground: '#bbbbbb' }, ['contrastBad']],
    [{ foreground: '#8a8a8a' }, ['contrastLow']],
    [{ foreground: '#ffffff', background: '#000000' }, ['inverted']],
    [{ foreground: '#707070', background: '#000000' }, ['contrastLow', 'inverted']],
    [{ background: 'transparent' }, ['transparent']],
    [{ marginModules: 3 }, ['margin']],
    [{ marginModules: 4 }, []],
  ] as const)('%j: %j', (change, expected) => {
    expect(keys(change)).toEqual(expected)
  })
})
