import { expect, it } from 'vitest'
import { contrastRatio, luminance } from '@/qr/design/contrast-ratio'
import { printedColor } from './print-appearance'
import type { Cmyk } from './print-color'

it('leaves paper white', () => {
  expect(printedColor([0, 0, 0, 0])).toBe('#ffffff')
})

it.each<[string, Cmyk, number]>([
  // Y of the patch relative to that of the paper, from FOGRA39L.
  ['black', [0, 0, 0, 1], 0.024],
  ['yellow', [0, 0, 1, 0], 0.846],
  ['cyan', [1, 0, 0, 0], 0.262],
  ['half black', [0, 0, 0, 0.5], 0.345],
  ['half magenta', [0, 0.55, 0, 0], 0.443],
])('shows %s as light as it was measured', (_, inks, measured) => {
  expect(luminance(printedColor(inks))).toBeGreaterThan(measured - 0.05)
  expect(luminance(printedColor(inks))).toBeLessThan(measured + 0.05)
})

it('shows that cyan and yellow inks are too light for a code on paper, and black is not', () => {
  expect(contrastRatio(printedColor([0, 0, 1, 0]), '#ffffff')).toBeLessThan(1.3)
  expect(contrastRatio(printedColor([1, 0, 0, 0]), '#ffffff')).toBeLessThan(4.5)
  expect(contrastRatio(printedColor([0, 0, 0, 1]), '#ffffff')).toBeGreaterThan(12)
})
