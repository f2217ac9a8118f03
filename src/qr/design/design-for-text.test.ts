import { expect, it } from 'vitest'
import { encodePageContent, type PageDraft, samplePageContent } from '@/qr/content'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { buildScene } from '@/qr/render/build-scene'
import { readPixelsTwice } from '@/qr/render/decode-for-test'
import { designForPrint } from '@/qr/render/design-for-print'
import { drawPrinted, hasGhostscript } from '@/qr/render/draw-printed-for-test'
import { rasterizeScene } from '@/qr/render/rasterize-scene'
import { renderEps } from '@/qr/render/render-eps'
import { renderPdf } from '@/qr/render/render-pdf'
import { renderSvg } from '@/qr/render/render-svg'
import { defaultDesign } from './design'
import { designForText } from './design-for-text'
import { encodeOptions } from './encode-options'
import { findRequiredWidthMm } from './find-required-width-mm'

const bill = encodePageContent(samplePageContent('swiss-qr-bill') as PageDraft)
const text = bill.ok ? bill.text : ''
const design = designForText(text, { ...defaultDesign, level: 'L' })
const encoded = encodeMatrix(text, encodeOptions(design))
if (!encoded.ok) throw new Error('The sample does not fit')
const { matrix } = encoded
const scene = buildScene(matrix, design)

it('leaves other texts as they are designed', () => {
  expect(designForText('https://example.com', defaultDesign)).toBe(defaultDesign)
  expect(designForText('SPC', defaultDesign)).toBe(defaultDesign)
})

it('requires 46 mm of a Swiss QR-bill, and no width of other texts', () => {
  expect(findRequiredWidthMm(text)).toBe(46)
  expect(findRequiredWidthMm(text.replaceAll('\n', '\r\n'))).toBe(46)
  expect(findRequiredWidthMm('https://example.com')).toBeUndefined()
})

it('draws the Swiss cross of 7 mm in a code of 46 mm, as paths, at level M', () => {
  expect(matrix.level).toBe('M')
  const moduleMm = 46 / matrix.sizeModules
  const marks = scene.items.filter(({ role }) => role === 'logo')
  expect(marks.map(({ kind }) => kind)).toEqual(['shape', 'shape', 'shape'])
  const widths = marks.map((mark) => {
    const [, modules] = (mark.kind === 'shape' && /h([\d.]+)/.exec(mark.path)) || []
    return Number(modules) * moduleMm
  })
  expect(widths[0]).toBeCloseTo(7, 1)
  expect(widths[1]).toBeCloseTo(6, 1)
  expect(renderSvg(scene)).not.toContain('<image')
})

const readsAs = { jsqr: text, zxing: text }

it('is read from pixels', async () => {
  const { rgba, width, height } = rasterizeScene(scene, { widthPx: 600, background: '#ffffff' })
  expect(await readPixelsTwice(rgba, width, height)).toEqual(readsAs)
})

it.skipIf(!hasGhostscript).each(['pdf', 'eps'] as const)('is read from %s', async (format) => {
  const print = buildScene(matrix, designForPrint(design, 'cmyk'))
  const render = format === 'pdf' ? renderPdf : renderEps
  const file = await render(print, { color: 'cmyk', sizeMm: 50 })
  for (const { rgba, width, height } of drawPrinted([file], { format, dpi: 300 })) {
    expect(await readPixelsTwice(rgba, width, height)).toEqual(readsAs)
  }
})
