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

  // Left and top margin, pitch across and down, in inches and millimeters, as others publish them.
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

  // Pitch, size and margins in hundredths of a millimeter, columns and rows, in the tables of
  // LibreOffice (there, L7169 is turned and L7636 called 4736) and, for 5126, of glabels.
  it.each(
    `avery-l7159 6654 3386 6400 3386 646 1306 3 8
    avery-l7160 6604 3810 6350 3810 720 1515 3 7
    avery-l7161 6604 4656 6350 4656 721 882 3 6
    avery-l7162 10160 3387 9906 3387 467 1302 2 8
    avery-l7163 10160 3810 9906 3810 467 1515 2 7
    avery-l7164 6604 7197 6350 7197 721 457 3 4
    avery-l7165 10160 6773 9906 6773 467 1304 2 4
    avery-l7166 10160 9313 9906 9313 467 881 2 3
    avery-l7167 19960 28905 19960 28905 520 398 1 1
    avery-l7168 19960 14353 19960 14353 520 497 1 2
    avery-l7169 10164 13900 9910 13900 463 950 2 2
    avery-l7173 10160 5700 9906 5700 467 600 2 5
    avery-l7636 4826 2117 4572 2117 975 2141 4 12
    avery-l7651 4064 2117 3810 2117 467 1090 5 13
    avery-l7654 4826 2540 4572 2540 975 2143 4 10
    avery-l4731 2794 1000 2540 1000 848 1343 7 27
    avery-l4732 3810 1693 3556 1693 1102 1299 5 16
    avery-3474 7000 3710 7000 3710 0 0 3 8
    avery-3475 7000 3600 7000 3600 0 443 3 8
    avery-3651 5250 2969 5250 2969 0 0 4 10
    avery-3652 7000 4241 7000 4241 0 0 3 7
    avery-3661 7000 6770 7000 6770 0 1303 3 4
    avery-3666 3810 2120 3810 2120 975 1063 5 13
    avery-5126 21590 13970 21590 13970 0 0 1 2
    avery-5160 6985 2540 6668 2540 478 1270 3 10
    avery-5161 10636 2540 10160 2540 396 1270 2 10
    avery-5162 10636 3387 10160 3387 396 2117 2 7
    avery-5163 10636 5080 10160 5080 396 1270 2 5
    avery-5164 10636 8467 10160 8467 396 1270 2 3
    avery-5165 21590 27940 21590 27940 0 0 1 1
    avery-5167 5240 1270 4445 1270 714 1270 4 20
    avery-5168 10160 12700 8890 12700 1270 1270 2 2
    card-3.5x2 8890 5080 8890 5080 1905 1270 2 5
    card-90x54 9000 5400 9000 5400 1500 1350 2 5
    card-91x55 9100 5500 9100 5500 1400 1100 2 5`
      .split('\n')
      .map((line) => line.trim().split(' ')),
  )('other programs have %s in the same place', (id = '', ...numbers) => {
    const format = findLabelFormat(id)
    if (!format) throw new Error(id)
    const { pitchXMm, pitchYMm, fieldWidthMm, fieldHeightMm, leftMm, topMm } = format
    const lengths = [pitchXMm, pitchYMm, fieldWidthMm, fieldHeightMm, leftMm, topMm]
    for (const [index, lengthMm] of lengths.entries()) {
      expect(Math.abs(lengthMm - Number(numbers[index]) / 100)).toBeLessThan(0.9)
    }
    expect([format.columns, format.rows]).toEqual(numbers.slice(6).map(Number))
  })

  // As on the boxes of the manufacturer.
  it.each([
    [189, ['avery-l4731']],
    [80, ['avery-l4732', 'avery-5167']],
    [65, ['avery-l7651', 'avery-3666']],
    [48, ['avery-l7636']],
    [40, ['avery-l7654', 'avery-3651']],
    [35, ['avery-l7120']],
    [30, ['avery-5160']],
    [24, ['avery-l7159', 'avery-3474', 'avery-3475', 'avery-22805']],
    [21, ['avery-l7160', 'avery-3652']],
    [20, ['avery-l7121', 'avery-5161']],
    [18, ['avery-l7161']],
    [16, ['avery-l7162']],
    [14, ['avery-l7163', 'avery-5162']],
    [12, ['avery-l7164', 'avery-3661', 'avery-22806']],
    [10, ['avery-l7173', 'avery-5163']],
    [8, ['avery-l7165']],
    [6, ['avery-l7166', 'avery-5164']],
    [4, ['avery-l7169', 'avery-5168']],
    [2, ['avery-l7168', 'avery-5126']],
    [1, ['avery-l7167', 'avery-5165']],
  ])('sheets of %i labels', (count, ids) => {
    const found = labelFormats.filter(({ columns, rows }) => columns * rows === count)
    expect(found.map(({ id }) => id).sort()).toEqual([...ids].sort())
  })

  // The short side is the width of the roll.
  it.each([
    ['dymo-99010', 28, 89],
    ['dymo-99012', 36, 89],
    ['dymo-99014', 54, 101],
    ['dymo-30256', 59, 102],
    ['dymo-11354', 32, 57],
    ['dymo-11352', 25, 54],
    ['dymo-30332', 25, 25],
    ['brother-dk-11201', 29, 90],
    ['brother-dk-11202', 62, 100],
    ['brother-dk-11204', 17, 54],
    ['brother-dk-11208', 38, 90],
    ['brother-dk-11209', 29, 62],
    ['brother-dk-11221', 23, 23],
  ])('%s has the size that its manufacturer states', (id, shortMm, longMm) => {
    const format = findLabelFormat(id)
    if (!format) throw new Error(id)
    const sides = [format.fieldWidthMm, format.fieldHeightMm].sort((a, b) => a - b)
    expect(sides).toEqual([shortMm, longMm])
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
