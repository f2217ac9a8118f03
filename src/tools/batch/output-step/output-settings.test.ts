import { describe, expect, it } from 'vitest'
import { defaultSheetSettings } from '@/tools/shared/sheet/sheet-settings'
import {
  defaultOutputSettings,
  fileFormats,
  findOutput,
  readOutputSettings,
} from './output-settings'

const settings = defaultOutputSettings(defaultSheetSettings('a4'))
const designColor = [0, 0, 0, 1] as const

describe('settings of what one gets', () => {
  it('survive being kept, and are forgotten when they make no sense', () => {
    expect(readOutputSettings(JSON.parse(JSON.stringify(settings)))).toEqual(settings)
    for (const wrong of [{ format: 'gif' }, { widthPx: 3 }, { widthMm: '30' }, { sheet: {} }])
      expect(readOutputSettings({ ...settings, ...wrong })).toBeUndefined()
  })

  it.each(fileFormats)('tell the work what it has to know of %s', (format) => {
    const found = findOutput({ ...settings, format }, designColor)
    expect(found).toMatchObject({ ok: true, output: { kind: 'files', format } })
  })

  it('tell what a print shop asks for, where the format can have it', () => {
    const requested = {
      ...settings,
      bleedMm: 3,
      hasTrimMarks: true,
      isPdfX: true,
      hasSvgWidth: true,
    }
    const outputOf = (more: Partial<typeof requested>) => {
      const found = findOutput({ ...requested, ...more }, designColor)
      return found.ok ? found.output : undefined
    }
    expect(outputOf({ format: 'svg' })).toEqual({ kind: 'files', format: 'svg', widthMm: 30 })
    const boxes = { bleedMm: 3, hasMarks: true }
    expect(outputOf({ format: 'pdf', ink: 'cmyk' })).toMatchObject({ ...boxes, isPdfX: true })
    expect(outputOf({ format: 'pdf' })).not.toHaveProperty('isPdfX')
    expect(outputOf({ format: 'eps', ink: 'cmyk' })).not.toHaveProperty('bleedMm')
    const sheet = { ...requested.sheet, color: 'cmyk' as const, bleedMm: 2, isPdfX: true }
    expect(outputOf({ kind: 'labels', sheet })).toMatchObject({ bleedMm: 2, isPdfX: true })
  })

  it('wait for the name of a spot ink, of which only print formats ask', () => {
    const spot = { ...settings, ink: 'spot' as const, spotName: ' ' }
    expect(findOutput({ ...spot, format: 'pdf' }, designColor)).toEqual({
      ok: false,
      reason: 'noInkName',
    })
    expect(findOutput({ ...spot, format: 'eps', spotName: 'All' }, designColor).ok).toBe(false)
    expect(findOutput({ ...spot, format: 'png' }, designColor).ok).toBe(true)
    expect(findOutput({ ...spot, format: 'eps', spotName: 'Red' }, designColor)).toMatchObject({
      output: { color: { spot: 'Red', cmyk: designColor } },
    })
  })

  it('start labels on the sheet, and refuse one without room', () => {
    const labels = { ...settings, kind: 'labels' as const }
    const found = findOutput({ ...labels, sheet: { ...labels.sheet, startAt: 999 } }, designColor)
    expect(found).toMatchObject({ output: { startAt: 21, hasCaption: true, marks: 'none' } })
    const crowded = { ...labels.sheet, format: 'grid', columns: 20, gapMm: 40 }
    expect(findOutput({ ...labels, sheet: crowded }, designColor)).toEqual({
      ok: false,
      reason: 'noRoom',
    })
  })
})
