import { describe, expect, it } from 'vitest'
import { defaultDesign } from '@/qr/design/design'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { buildScene } from '@/qr/render/build-scene'
import { findGridFormat, type GridOptions } from './grid-format'
import { layoutSheet } from './layout-sheet'
import { createSheetPlanner } from './plan-sheet'
import type { SheetFormat } from './sheet-format'

const encoded = encodeMatrix('https://example.com/', { level: 'M' })
if (!encoded.ok) throw new Error('too long for this test')
const background = { fill: { kind: 'solid', color: '#fff3c4' }, cornerModules: 0 } as const
const scene = buildScene(encoded.matrix, { ...defaultDesign, background })

function plan(
  grid: Partial<Omit<GridOptions, 'paper' | 'paperMm'>>,
  bleedMm: number,
  marks: 'none' | 'corners' = 'none',
) {
  const options = { paper: 'a4', columns: 2, rows: 2, marginMm: 10, gapMm: 10, ...grid } as const
  const format = findGridFormat(options) as SheetFormat
  const fields = layoutSheet(format, { count: 4 })[0] ?? []
  const planner = createSheetPlanner(format, { bleedMm, marks })
  return planner.plan(fields.map((field) => ({ field, label: { scene } })))
}

/** Left and right edge on the page, in millimeters, of what the first placement draws. */
function spanOfFill({ placements }: ReturnType<typeof plan>, index: number) {
  const placed = placements[index]
  const item = placed?.scene.items[0]
  if (!placed || item?.kind !== 'shape') throw new Error('no fill')
  const [, left = 0, , width = 0] = /M(\S+) (\S+?)h([\d.]+)/.exec(item.path)?.map(Number) ?? []
  const mm = placed.widthMm / placed.scene.width
  return [placed.xMm + left * mm, placed.xMm + (left + width) * mm].map(
    (x) => Math.round(x * 100) / 100,
  )
}

describe('a sheet with bleed', () => {
  it('fills each field to beyond its edges, before any code', () => {
    const page = plan({}, 3)
    expect(page.placements).toHaveLength(8)
    expect(page.placements.slice(0, 4).every(({ isDecoration }) => isDecoration)).toBe(true)
    // Fields are 90 mm wide, from 10 and from 110.
    expect(spanOfFill(page, 0)).toEqual([7, 103])
    expect(spanOfFill(page, 1)).toEqual([107, 203])
    expect(page).toMatchObject({ widthMm: 210, heightMm: 297, bleedMm: 0 })
  })

  it('shares narrow gaps between neighbors', () => {
    expect(spanOfFill(plan({ gapMm: 4 }, 3), 0)).toEqual([7, 105])
  })

  it('continues beyond the paper, with room for the cut marks', () => {
    const page = plan({ marginMm: 0, gapMm: 0 }, 3, 'corners')
    expect(page).toMatchObject({ widthMm: 226, heightMm: 313, bleedMm: 3 })
    expect(page.trim).toEqual({ xMm: 8, yMm: 8, widthMm: 210, heightMm: 297 })
    expect(spanOfFill(page, 0)).toEqual([5, 113])
    expect(page.placements.at(-1)?.scene.items).toHaveLength(1)
  })

  it('is a plain sheet without bleed', () => {
    const page = plan({}, 0)
    expect(page.placements).toHaveLength(4)
  })
})
