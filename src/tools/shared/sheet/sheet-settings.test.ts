import { describe, expect, it } from 'vitest'
import type { SheetFormat } from '@/qr/sheet'
import {
  countCodes,
  defaultSheetSettings,
  findSheetFormat,
  readSheetSettings,
} from './sheet-settings'

const settings = defaultSheetSettings('a4')

describe('settings of a sheet', () => {
  it('survive being kept, and are forgotten when they make no sense', () => {
    expect(readSheetSettings(JSON.parse(JSON.stringify(settings)))).toEqual(settings)
    for (const wrong of [{ format: 'unheard-of' }, { columns: 0 }, { gapMm: '5' }, { copies: 0 }])
      expect(readSheetSettings({ ...settings, ...wrong })).toBeUndefined()
    expect(readSheetSettings(null)).toBeUndefined()
  })

  it('fill a sheet of common labels of the paper, from the label on that is free', () => {
    for (const paper of ['a4', 'letter'] as const) {
      const format = findSheetFormat(defaultSheetSettings(paper)) as SheetFormat
      expect(format.paper).toBe(paper)
      const all = format.columns * format.rows
      expect(countCodes(settings, format)).toEqual({ count: all, startAt: 1 })
      expect(countCodes({ ...settings, startAt: 4 }, format)).toEqual({
        count: all - 3,
        startAt: 4,
      })
      expect(countCodes({ ...settings, startAt: 500, copies: 7 }, format)).toEqual({
        count: 7,
        startAt: all,
      })
    }
  })

  it('make a grid of one’s own, or none where nothing fits', () => {
    const own = { ...settings, format: 'grid' }
    expect(findSheetFormat(own)).toMatchObject({ columns: 3, rows: 4 })
    expect(findSheetFormat({ ...own, columns: 20, gapMm: 40 })).toBeNull()
  })
})
