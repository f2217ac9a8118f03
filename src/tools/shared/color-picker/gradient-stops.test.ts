import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastRatio } from '@/qr/design'
import { type ColorStop, mostStops } from './color-fill'
import {
  addStop,
  colorAt,
  findGap,
  paintStop,
  placeStop,
  removeStop,
  reverseStops,
  startGradient,
  swapStops,
} from './gradient-stops'
import { writeChannels } from './hsla'
import { palette } from './palette'
import { stopKey } from './stop-key'

const stops: ColorStop[] = [
  { offset: 0, color: '#000000' },
  { offset: 0.5, color: '#ff0000' },
  { offset: 1, color: '#ffffff00' },
]
const byte = fc.integer({ min: 0, max: 255 })
const color = fc
  .tuple(byte, byte, byte)
  .map(([red, green, blue]) => writeChannels({ red, green, blue }))
const offset = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100)
const gradient = fc
  .array(fc.record({ offset, color }), { minLength: 2, maxLength: mostStops })
  .map((all) => all.sort((first, second) => first.offset - second.offset))
const isSorted = (all: readonly ColorStop[]) =>
  all.every((stop, index) => index === 0 || stop.offset >= (all[index - 1] as ColorStop).offset)

describe('a gradient', () => {
  it('has a color at each place, opacity too', () => {
    expect(colorAt(stops, 0.25)).toBe('#800000')
    expect(colorAt(stops, 0.75)).toBe('#ff808080')
    expect(colorAt(stops.slice(1), 0.1)).toBe('#ff0000')
    expect(colorAt(stops, 1)).toBe('#ffffff00')
  })

  it('looks the same with a further stop, up to sixteen', () => {
    const added = addStop(stops, findGap(stops))
    expect(added?.stops.map((stop) => stop.offset)).toEqual([0, 0.25, 0.5, 1])
    expect(added?.stops[added.selected]).toEqual({ offset: 0.25, color: '#800000' })
    let all = stops
    while (all.length < mostStops) all = addStop(all, findGap(all))?.stops as ColorStop[]
    expect(isSorted(all)).toBe(true)
    expect(addStop(all, 0.5)).toBeNull()
  })

  it('stays in order, loses nothing and follows the stop that is moved, wherever it goes', () => {
    fc.assert(
      fc.property(gradient, fc.nat(), offset, (all, pick, to) => {
        const index = pick % all.length
        const key = stopKey(all[index] as ColorStop)
        const { stops: moved, selected } = placeStop(all, index, to)
        expect(isSorted(moved)).toBe(true)
        expect(moved.map((stop) => stop.color).sort()).toEqual(all.map((stop) => stop.color).sort())
        expect(moved[selected]).toEqual({ offset: to, color: all[index]?.color })
        expect(stopKey(moved[selected] as ColorStop)).toBe(key)
      }),
    )
  })

  it('changes colors between two places that stay', () => {
    const { stops: swapped, selected } = swapStops(stops, 0, 1)
    expect(swapped.map((stop) => stop.offset)).toEqual([0, 0.5, 1])
    expect(swapped.map((stop) => stop.color)).toEqual(['#ff0000', '#000000', '#ffffff00'])
    expect(selected).toBe(1)
    expect(stopKey(swapped[1] as ColorStop)).toBe(stopKey(stops[0] as ColorStop))
  })

  it('turned round twice is as it was', () => {
    fc.assert(
      fc.property(gradient, (all) => {
        const once = reverseStops(all, 0)
        expect(isSorted(once.stops)).toBe(true)
        expect(once.selected).toBe(all.length - 1)
        expect(reverseStops(once.stops, once.selected)).toEqual({ stops: all, selected: 0 })
      }),
    )
  })

  it('chooses the neighbor of a stop that is removed', () => {
    expect(removeStop(stops, 2)).toMatchObject({ selected: 1, stops: stops.slice(0, 2) })
    expect(removeStop(stops, 0)).toMatchObject({ selected: 0, stops: stops.slice(1) })
  })

  it('is painted one stop at a time', () => {
    const painted = paintStop(stops, 1, '#00ff00')
    expect(painted.map((stop) => stop.color)).toEqual(['#000000', '#00ff00', '#ffffff00'])
    expect(stopKey(painted[1] as ColorStop)).toBe(stopKey(stops[1] as ColorStop))
  })

  it('begins with a related color that scans on white where the first does', () => {
    for (const paletteColor of palette.slice(0, 3).flat()) {
      const { stops: begun } = startGradient(paletteColor)
      expect(begun[0]?.color).toBe(paletteColor)
      expect(begun[1]?.color).not.toBe(paletteColor)
      expect(
        contrastRatio(begun[1]?.color as string, '#ffffff'),
        paletteColor,
      ).toBeGreaterThanOrEqual(4.5)
    }
  })
})
