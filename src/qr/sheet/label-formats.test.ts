import { describe, expect, it } from 'vitest'
import { localeCodes } from '@/i18n/locales'
import {
  findLabelFormat,
  isCardFormat,
  labelFormats,
  listFormats,
  sheetFormats,
} from './label-formats'
import { findPaperSize } from './paper'

describe('listFormats', () => {
  it.each(localeCodes)('lists every format once in %s', (locale) => {
    const papers = ['a4', 'letter', 'roll', 'own'] as const
    const listed = papers.flatMap((paper) => listFormats(paper, locale))
    expect(listed.map(({ id }) => id).sort()).toEqual(sheetFormats.map(({ id }) => id).sort())
  })

  it.each([
    ['de', 'card-85x55'],
    ['ja', 'card-91x55'],
    ['vi', 'card-90x55'],
    ['zh', 'card-90x54'],
  ])('puts the business card of the country first in %s', (locale, id) => {
    const cards = listFormats('a4', locale).filter((format) => isCardFormat(format.id))
    expect(cards[0]?.id).toBe(id)
  })

  it('begins with labels', () => {
    expect(listFormats('a4', 'ja')[0]?.id).toBe('avery-l7160')
    expect(listFormats('letter', 'en').at(-1)?.id).toBe('card-3.5x2')
  })
})

describe('the formats of sheets', () => {
  it.each(labelFormats.map((format) => [format.id, format] as const))(
    'margins, pitches and labels of %s add up to the paper',
    (_, format) => {
      const { widthMm, heightMm } = findPaperSize(format)
      const { leftMm, topMm, columns, rows, pitchXMm, pitchYMm } = format
      expect(2 * leftMm + (columns - 1) * pitchXMm + format.fieldWidthMm).toBeCloseTo(widthMm, 6)
      expect(2 * topMm + (rows - 1) * pitchYMm + format.fieldHeightMm).toBeCloseTo(heightMm, 6)
      expect(Math.min(leftMm, topMm)).toBeGreaterThanOrEqual(0)
      expect(pitchXMm).toBeGreaterThanOrEqual(format.fieldWidthMm)
      expect(pitchYMm).toBeGreaterThanOrEqual(format.fieldHeightMm)
    },
  )

  // Left and top margin, pitch across and down, in inches and millimetres, as others publish them.
  it.each([
    ['avery-5160', 25.4, [0.1875, 0.5, 2.75, 1]],
    ['avery-5161', 25.4, [0.15625, 0.5, 4.1875, 1]],
    ['avery-5162', 25.4, [0.15625, 0.8333, 4.1875, 1.3333]],
    ['avery-5163', 25.4, [0.15625, 0.5, 4.1875, 2]],
    ['avery-5164', 25.4, [0.15625, 0.5, 4.1875, 3.3333]],
    ['avery-5167', 25.4, [0.28125, 0.5, 2.0625, 0.5]],
    ['avery-5168', 25.4, [0.5, 0.5, 4, 5]],
    ['avery-5126', 25.4, [0, 0, 8.5, 5.5]],
    ['avery-22805', 25.4, [0.78125, 0.5, 1.8125, 1.7]],
    ['avery-22806', 25.4, [0.625, 0.625, 2.625, 2.5833]],
    ['avery-l7160', 1, [7.2, 15.15, 66.04, 38.1]],
    ['avery-l7163', 1, [4.65, 15.15, 101.6, 38.1]],
    ['avery-l7651', 1, [4.75, 10.7, 40.6, 21.2]],
    ['avery-l7654', 1, [9.8, 21.5, 48.24, 25.4]],
    ['avery-l4731', 1, [8.6, 13.5, 27.9, 10]],
    ['avery-l4732', 1, [11, 13.3, 38.1, 16.9]],
    ['avery-l7120', 1, [7.5, 11, 40, 40]],
    ['avery-l7121', 1, [7.5, 26, 50, 50]],
    ['avery-l7168', 1, [5.2, 5, 199.6, 143.5]],
  ])('%s is where its labels are', (id, unitMm, published) => {
    const format = findLabelFormat(id)
    if (!format) throw new Error(id)
    const { leftMm, topMm, pitchXMm, pitchYMm } = format
    for (const [index, lengthMm] of [leftMm, topMm, pitchXMm, pitchYMm].entries()) {
      expect(Math.abs(lengthMm - (published[index] ?? Number.NaN) * unitMm)).toBeLessThan(0.1)
    }
  })

  it('labels on rolls are as large as their page, each with another size', () => {
    const rolls = listFormats('roll', 'en')
    for (const roll of rolls) {
      const { widthMm, heightMm } = findPaperSize(roll)
      expect([roll.fieldWidthMm, roll.fieldHeightMm]).toEqual([widthMm, heightMm])
    }
    const sizes = rolls.map(({ fieldWidthMm, fieldHeightMm }) => `${fieldWidthMm} ${fieldHeightMm}`)
    expect(new Set(sizes).size).toBe(rolls.length)
  })
})
