import { describe, expect, it } from 'vitest'
import { sizePxLimits } from '@/qr/design'
import {
  defaultSettings,
  densities,
  type ExportSettings,
  findTarget,
  maxWidthMm,
  readSettings,
  toPixels,
} from './export-settings'

const own = { sizePx: 1000, ownInk: [0, 0, 0, 1] } as const
const targetOf = (change: Partial<ExportSettings>) =>
  findTarget({ ...defaultSettings, ...change }, own)

describe('findTarget', () => {
  it.each([
    [{ format: 'svg' }, { format: 'svg' }],
    [{ format: 'png' }, { format: 'png', widthPx: 1000 }],
    [
      { format: 'png', unit: 'mm', dpi: 600, widthMm: 50 },
      { format: 'png', widthPx: 1181, dpi: 600 },
    ],
    [
      { format: 'jpeg', unit: 'mm' },
      { format: 'jpeg', widthPx: 591, dpi: 300 },
    ],
    [
      { format: 'webp', unit: 'mm' },
      { format: 'webp', widthPx: 1000 },
    ],
    [{ format: 'pdf' }, { format: 'pdf', widthMm: 50, color: 'rgb' }],
    [
      { format: 'eps', ink: 'cmyk', widthMm: 80 },
      { format: 'eps', widthMm: 80, color: 'cmyk' },
    ],
    [
      { format: 'pdf', ink: 'spot', spotName: ' PANTONE 287 C ', spotCmyk: [100, 75, 2, 18] },
      { format: 'pdf', widthMm: 50, color: { spot: 'PANTONE 287 C', cmyk: [1, 0.75, 0.02, 0.18] } },
    ],
    [
      { format: 'pdf', ink: 'spot', spotName: 'Gold' },
      { format: 'pdf', widthMm: 50, color: { spot: 'Gold', cmyk: [0, 0, 0, 1] } },
    ],
    [{ format: 'pdf', ink: 'spot', spotName: '  ' }, null],
    [{ format: 'pdf', ink: 'spot', spotName: 'None' }, null],
    [{ format: 'eps', ink: 'spot', spotName: '[All]' }, null],
    [
      { format: 'svg', unit: 'mm', widthMm: 40 },
      { format: 'svg', widthMm: 40 },
    ],
    [
      { format: 'pdf', ink: 'cmyk', bleedMm: 3, hasTrimMarks: true, isPdfX: true },
      { format: 'pdf', widthMm: 50, color: 'cmyk', bleedMm: 3, hasMarks: true, isPdfX: true },
    ],
    [
      { format: 'pdf', ink: 'rgb', isPdfX: true },
      { format: 'pdf', widthMm: 50, color: 'rgb' },
    ],
  ] as [Partial<ExportSettings>, unknown][])('makes of %j %j', (change, expected) => {
    expect(targetOf(change)).toEqual(expected)
  })

  it.each(densities)('never asks for more pixels than we draw at %i dpi', (dpi) => {
    const widest = maxWidthMm({ format: 'png', dpi })
    expect(toPixels(widest, dpi)).toBeLessThanOrEqual(sizePxLimits.max)
    expect(toPixels(widest + 1, dpi)).toBeGreaterThan(sizePxLimits.max)
    const target = targetOf({ unit: 'mm', dpi, widthMm: 2000 })
    expect(target).toEqual({ format: 'png', widthPx: toPixels(widest, dpi), dpi })
  })
})

describe('readSettings', () => {
  it('gives back what was kept, and our own for what it does not know', () => {
    const stored: ExportSettings = { ...defaultSettings, format: 'eps', spotCmyk: [1, 2, 3, 4] }
    expect(readSettings(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
    for (const unknown of [null, 'x', {}, { ...stored, dpi: 72 }, { ...stored, widthMm: 1e9 }]) {
      expect(readSettings(unknown)).toEqual(defaultSettings)
    }
  })
})
