import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { epsColorFor, printColorFor, toCmyk } from './print-color'
import type { Paint } from './scene'

const spot = { spot: 'PANTONE 287 C', cmyk: [1, 0.75, 0.02, 0.18] } as const

describe('toCmyk', () => {
  it('prints grays in black ink alone', () => {
    for (let gray = 0; gray <= 255; gray++) {
      const value = gray / 255
      expect(toCmyk([value, value, value])).toEqual([0, 0, 0, 1 - value])
    }
  })

  it('says every color so that inks that multiply give it back, one of the three being bare', () => {
    const share = fc.integer({ min: 0, max: 255 }).map((value) => value / 255)
    fc.assert(
      fc.property(fc.tuple(share, share, share), (color) => {
        const [cyan, magenta, yellow, black] = toCmyk(color)
        expect(Math.min(cyan, magenta, yellow)).toBe(0)
        ;[cyan, magenta, yellow].forEach((printColor, channel) => {
          expect((1 - printColor) * (1 - black)).toBeCloseTo(color[channel] ?? 0)
        })
      }),
    )
  })
})

describe('printColorFor', () => {
  it('writes grays of an EPS in RGB as gray, which is printed in black ink alone', () => {
    const black = { paint: { kind: 'solid', color: '#000000', opacity: 1 } } as const
    expect(epsColorFor(black, 'rgb').space).toBe('DeviceGray')
    expect(epsColorFor(black, 'rgb').componentsOf('#000000')).toEqual([0])
    const warm = { paint: { kind: 'solid', color: '#1a1815', opacity: 1 } } as const
    expect(epsColorFor(warm, 'rgb').space).toBe('DeviceRGB')
  })

  it('puts dark paints into the spot ink, full, and leaves light ones to process inks', () => {
    for (const color of ['#000000', '#1a1815', '#123a7a', '#b3261e']) {
      const printColor = printColorFor({ paint: { kind: 'solid', color, opacity: 1 } }, spot)
      expect([printColor.space, printColor.componentsOf(color)]).toEqual(['Separation', [1]])
    }
    for (const color of ['#ffffff', '#fff3c4', '#ffd600']) {
      expect(printColorFor({ paint: { kind: 'solid', color, opacity: 1 } }, spot).space).toBe(
        'DeviceCMYK',
      )
    }
  })

  it('fades a gradient from dark to light in the one ink', () => {
    const fading: Paint = {
      kind: 'radial',
      cx: 0,
      cy: 0,
      radius: 1,
      stops: [
        { offset: 0, color: '#000080', opacity: 1 },
        { offset: 1, color: '#ffffff', opacity: 1 },
      ],
    }
    const printColor = printColorFor({ paint: fading }, spot)
    expect(printColor.space).toBe('Separation')
    expect(printColor.componentsOf('#000080')).toEqual([1])
    expect(printColor.componentsOf('#ffffff')).toEqual([0])
    expect(printColor.componentsOf('#c0c0c0')[0]).toBeGreaterThan(0.5)
    expect(printColor.componentsOf('#c0c0c0')[0]).toBeLessThan(0.8)
  })
})
