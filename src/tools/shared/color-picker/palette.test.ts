import { expect, it } from 'vitest'
import { contrastRatio } from '@/qr/design'
import { palette } from './palette'

it('has six rows of nine, no color twice, and ends in transparent and fine-tuning', () => {
  expect(palette.map((row) => row.length)).toEqual([9, 9, 9, 9, 9, 9])
  expect(palette.flat().slice(-2)).toEqual(['transparent', 'advanced'])
  const colors = palette.flat().slice(0, -2)
  expect(colors.every((color) => /^#[0-9a-f]{6}$/.test(color))).toBe(true)
  expect(new Set(colors).size).toBe(colors.length)
})

it('begins with three rows of inks that scan on white', () => {
  for (const color of palette.slice(0, 3).flat())
    expect(contrastRatio(color, '#ffffff'), color).toBeGreaterThanOrEqual(4.5)
})
