import { describe, expect, it } from 'vitest'
import { drawMarks } from './draw-marks'
import { findGridFormat } from './grid-format'
import { findLabelFormat, type LabelFormat, sheetFormats } from './label-formats'
import { layoutSheet } from './layout-sheet'
import { findPaperSize } from './paper'
import { placeLabel } from './place-label'
import type { SheetFormat } from './sheet-format'

describe('label formats', () => {
  it.each(sheetFormats)('$name lies on its paper, its labels apart', (format) => {
    const { widthMm, heightMm } = findPaperSize(format)
    const fields = layoutSheet(format, { count: 1 })[0] ?? []
    expect(fields).toHaveLength(format.columns * format.rows)
    for (const { xMm, yMm, ...size } of fields) {
      expect(Math.min(xMm, yMm)).toBeGreaterThan(-1e-9)
      expect(xMm + size.widthMm).toBeLessThan(widthMm + 1e-9)
      expect(yMm + size.heightMm).toBeLessThan(heightMm + 1e-9)
    }
    expect(format.pitchXMm).toBeGreaterThanOrEqual(format.fieldWidthMm)
    expect(format.pitchYMm).toBeGreaterThanOrEqual(format.fieldHeightMm)
  })

  // From the tables of other programs: side margin, top margin, and both pitches.
  it.each([
    ['avery-l7160', 21, [7.2, 15.15, 66.04, 38.1]],
    ['avery-l7159', 24, [7.2, 12.9, 66.04, 33.9]],
    ['avery-l7163', 14, [4.65, 15.15, 101.6, 38.1]],
    ['avery-l7165', 8, [4.65, 13.1, 101.6, 67.7]],
    ['avery-l7651', 65, [4.75, 10.7, 40.6, 21.2]],
    ['avery-3474', 24, [0, 0.5, 70, 37]],
    ['avery-5160', 30, [4.76, 12.7, 69.85, 25.4]],
    ['avery-5162', 14, [3.97, 21.17, 106.36, 33.87]],
    ['avery-5163', 10, [3.97, 12.7, 106.36, 50.8]],
    ['avery-5167', 80, [7.14, 12.7, 52.39, 12.7]],
    ['avery-22805', 24, [19.84, 12.7, 46.04, 43.18]],
  ])('%s has its %i labels where other programs put them', (id, count, [left, top, x, y]) => {
    const format = findLabelFormat(id) as LabelFormat
    expect(format.columns * format.rows).toBe(count)
    expect(format.leftMm).toBeCloseTo(left as number, 1)
    expect(format.topMm).toBeCloseTo(top as number, 1)
    expect(format.pitchXMm).toBeCloseTo(x as number, 1)
    expect(format.pitchYMm).toBeCloseTo(y as number, 1)
  })
})

describe('a sheet of one’s own', () => {
  const grid = { paper: 'a4', columns: 3, rows: 4, marginMm: 10, gapMm: 5 } as const

  it('fills the paper between its margins', () => {
    const format = findGridFormat(grid) as SheetFormat
    expect(format.fieldWidthMm).toBe(60)
    const last = layoutSheet(format, { count: 12 })[0]?.at(-1)
    expect((last?.xMm ?? 0) + (last?.widthMm ?? 0)).toBeCloseTo(200)
    expect((last?.yMm ?? 0) + (last?.heightMm ?? 0)).toBeCloseTo(287)
  })

  it('is none where margins and gaps leave no room', () => {
    expect(findGridFormat({ ...grid, columns: 20, gapMm: 8 })).toBeNull()
    expect(findGridFormat({ ...grid, marginMm: 60, columns: 19, gapMm: 0 })).toBeNull()
  })
})

describe('layoutSheet', () => {
  const format = findGridFormat({ paper: 'a4', columns: 3, rows: 4, marginMm: 10, gapMm: 0 })
  const numbers = (options: { count: number; startAt?: number }) =>
    layoutSheet(format as SheetFormat, options).map((fields) => fields.map(({ index }) => index))

  it('goes row by row and leaves out what is used up, on the first sheet only', () => {
    const [first, second, ...more] = numbers({ count: 12, startAt: 11 })
    expect(first).toEqual([...Array(10).fill(null), 0, 1])
    expect(second).toEqual([...Array.from({ length: 10 }, (_, at) => at + 2), null, null])
    expect(more).toEqual([])
  })

  it('holds a start that is off the sheet to the sheet', () => {
    expect(numbers({ count: 1, startAt: 99 })[0]?.indexOf(0)).toBe(11)
    expect(numbers({ count: 1, startAt: -4 })[0]?.indexOf(0)).toBe(0)
  })

  it('shows an empty sheet for no labels', () => {
    expect(numbers({ count: 0 })).toEqual([Array(12).fill(null)])
  })
})

describe('placeLabel', () => {
  const sizes = [
    { width: 33, height: 33 },
    { width: 33, height: 45 },
    { width: 60, height: 30 },
  ]

  it.each(sheetFormats)('keeps code and caption on $name apart and off the edges', (format) => {
    for (const size of sizes) {
      for (const hasCaption of [false, true]) {
        const { code, caption, isTooWide } = placeLabel(format, size, { hasCaption })
        expect(isTooWide).toBe(false)
        expect(code.xMm).toBeGreaterThanOrEqual(1)
        expect(code.yMm).toBeGreaterThanOrEqual(1)
        expect(code.heightMm / code.widthMm).toBeCloseTo(size.height / size.width)
        const bottom = caption ? caption.yMm + caption.heightMm : code.yMm + code.heightMm
        expect(bottom).toBeLessThanOrEqual(format.fieldHeightMm - 1)
        if (caption) expect(caption.yMm).toBeGreaterThan(code.yMm + code.heightMm)
        expect(Boolean(caption)).toBe(hasCaption)
      }
    }
  })

  it('draws a code as wide as asked for, and says when that does not fit', () => {
    const format = findLabelFormat('avery-l7160') as LabelFormat
    const [size] = sizes as [(typeof sizes)[number]]
    const small = placeLabel(format, size, { hasCaption: false, codeWidthMm: 20 })
    expect(small.code).toMatchObject({ widthMm: 20, xMm: 21.75 })
    const large = placeLabel(format, size, { hasCaption: false, codeWidthMm: 50 })
    expect(large.isTooWide).toBe(true)
    expect(large.code.widthMm).toBeCloseTo(34.1)
  })
})

describe('drawMarks', () => {
  const gaps = findGridFormat({ paper: 'a4', columns: 3, rows: 4, marginMm: 10, gapMm: 6 })
  const touching = findGridFormat({ paper: 'a4', columns: 2, rows: 2, marginMm: 10, gapMm: 0 })

  it('puts marks for cutting into margins and gaps, never on what is cut out', () => {
    const boxes = readBars(drawMarks(gaps as SheetFormat, 'corners'))
    expect(boxes.length).toBeGreaterThan(50)
    const fields = layoutSheet(gaps as SheetFormat, { count: 0 })[0] ?? []
    for (const { x, y, width, height } of boxes) {
      expect(Math.min(x, y)).toBeGreaterThan(0)
      const covered = fields.some((field) => {
        const overX = Math.min(x + width, field.xMm + field.widthMm) - Math.max(x, field.xMm)
        const overY = Math.min(y + height, field.yMm + field.heightMm) - Math.max(y, field.yMm)
        return overX > 0.1 && overY > 0.1
      })
      expect(covered).toBe(false)
    }
  })

  it('sets small crosses where fields touch', () => {
    const center = readBars(drawMarks(touching as SheetFormat, 'corners')).filter(
      ({ x, y }) => Math.abs(x - 105) < 2 && Math.abs(y - 148.5) < 2,
    )
    expect(center.map(({ width, height }) => Math.max(width, height))).toEqual([3, 3])
  })

  it('draws a line that two labels share once', () => {
    const count = (format: SheetFormat) => readBars(drawMarks(format, 'outlines')).length
    expect(count(gaps as SheetFormat)).toBe(48)
    expect(count(touching as SheetFormat)).toBe(12)
    expect(drawMarks(touching as SheetFormat, 'none')).toBe('')
  })
})

function readBars(path: string) {
  return Array.from(path.matchAll(/M(\S+) (\S+)h(\S+?)v(\S+?)h/g), ([, ...numbers]) => {
    const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number)
    return { x, y, width, height }
  })
}
