import { expect, it } from 'vitest'
import { defaultDesign } from '@/qr/design/design'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { buildScene } from '@/qr/render/build-scene'
import { findLabelFormat } from './label-formats'
import { layoutSheet } from './layout-sheet'
import { createSheetPlanner } from './plan-sheet'

/** The width of the symbol, without quiet zone, of a code that requires 46 mm. */
function printedMm(formatId: string, text: string): number {
  const format = findLabelFormat(formatId)
  const field = format && layoutSheet(format, { count: 1 })[0]?.[0]
  const encoded = encodeMatrix(text, { level: 'M' })
  if (!field || !encoded.ok) throw new Error(formatId)
  const scene = buildScene(encoded.matrix, defaultDesign)
  const planner = createSheetPlanner(format, { codeWidthMm: 30 })
  const [placed] = planner.plan([{ field, label: { scene, symbolMm: 46 } }]).placements
  return ((placed?.widthMm ?? 0) / scene.width) * scene.symbol.sizeModules
}

it('prints codes of different lengths as wide as their specification requires', () => {
  expect(printedMm('avery-l7169', 'x'.repeat(200))).toBeCloseTo(46, 6)
  expect(printedMm('avery-l7169', 'x'.repeat(500))).toBeCloseTo(46, 6)
})

it('prints them as large as fits on labels that are too small', () => {
  expect(printedMm('avery-l7163', 'x'.repeat(200))).toBeCloseTo(29.9, 1)
})
