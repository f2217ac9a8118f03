import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readChannels, readHsla, writeChannels, writeHsla } from './hsla'

const channel = fc.integer({ min: 0, max: 255 })
const alpha = fc.integer({ min: 0, max: 100 })

describe('a color', () => {
  it('comes back to the digit after being taken apart into hue, saturation and lightness', () => {
    fc.assert(
      fc.property(channel, channel, channel, alpha, (red, green, blue, opacity) => {
        const color = writeChannels({ red, green, blue, alpha: opacity })
        expect(readChannels(color)).toEqual({ red, green, blue, alpha: opacity })
        expect(writeHsla(readHsla(color))).toBe(color)
      }),
    )
  })

  it('stays within its limits', () => {
    fc.assert(
      fc.property(channel, channel, channel, (red, green, blue) => {
        const { hue, saturation, lightness } = readHsla(writeChannels({ red, green, blue }))
        expect(hue).toBeGreaterThanOrEqual(0)
        expect(hue).toBeLessThan(360)
        for (const percent of [saturation, lightness]) {
          expect(percent).toBeGreaterThanOrEqual(0)
          expect(percent).toBeLessThanOrEqual(100.000001)
        }
      }),
    )
  })

  it.each([
    [{ hue: 0, saturation: 100, lightness: 50, alpha: 100 }, '#ff0000'],
    [{ hue: 360, saturation: 100, lightness: 50, alpha: 100 }, '#ff0000'],
    [{ hue: 120, saturation: 100, lightness: 25, alpha: 50 }, '#00800080'],
    [{ hue: 210, saturation: 50, lightness: 60, alpha: 100 }, '#6699cc'],
    [{ hue: 210, saturation: 50, lightness: 100, alpha: 0 }, '#ffffff00'],
  ])('%o is %s', (hsla, color) => {
    expect(writeHsla(hsla)).toBe(color)
  })

  it('keeps the hue of a gray, and the saturation of black and white, where the slider stood', () => {
    const previous = { hue: 280, saturation: 64, lightness: 30, alpha: 100 }
    expect(readHsla('#808080', previous)).toMatchObject({ hue: 280, saturation: 0 })
    expect(readHsla('#000000', previous)).toMatchObject({ hue: 280, saturation: 64, lightness: 0 })
    expect(readHsla('#ffffff', previous)).toMatchObject({ hue: 280, saturation: 64 })
    expect(readHsla('#ff0000', previous)).toMatchObject({ hue: 0, saturation: 100 })
  })
})
