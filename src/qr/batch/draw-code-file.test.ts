import { describe, expect, it } from 'vitest'
import { type Design, defaultDesign, type Frame } from '@/qr/design/design'
import { decodePng, decodeSvg } from '@/qr/render/decode-for-test'
import { type DrawOptions, drawCodeFile } from './draw-code-file'
import type { CodeTarget } from './export-scene'

const dots: Design = { ...defaultDesign, modules: { ...defaultDesign.modules, shape: 'dot' } }
const bannerFrame: Frame = {
  shape: 'banner-below',
  fill: { kind: 'solid', color: '#000000' },
  text: '',
  textColor: '#ffffff',
  font: 'sans',
  language: 'en',
}
const text = 'https://example.com/1'

describe.each([
  ['plain', defaultDesign],
  ['styled', dots],
])('a file of a %s design', (_, design) => {
  it('is an SVG with the title of the row', async () => {
    const content = await draw(text, design, { format: 'svg' }, { title: 'First' })
    if (!('text' in content)) throw new Error('no text')
    expect(await decodeSvg(content.text)).toEqual({ jsqr: text, zxing: text })
    expect(content.text).toContain('<title>First</title>')
  })

  it('is a PNG', async () => {
    const content = await draw(text, design, { format: 'png', widthPx: 330 })
    if (!('bytes' in content)) throw new Error('no bytes')
    expect(await decodePng(content.bytes)).toEqual({ jsqr: text, zxing: text })
  })

  it('is not drawn of a text that is too long', async () => {
    expect(await drawCodeFile('x'.repeat(5000), design, { format: 'svg' })).toEqual({
      ok: false,
      reason: 'too-long',
      excessBytes: 5000 - 2331,
    })
  })
})

describe('a Swiss QR-bill', () => {
  const bill = (count: number) => `SPC\n0200\n1\nCH4431999123000889012\n${'x\n'.repeat(count)}`

  // Bills differ in length, and so in their modules.
  it.each([
    [28, defaultDesign],
    [90, defaultDesign],
    [28, { ...dots, frame: bannerFrame }],
  ])('with %i lines is 46 mm wide in files with a size', async (count, design) => {
    const drawn = await drawCodeFile(bill(count), design, { format: 'svg', widthMm: 30 })
    if (!drawn.ok || !drawn.content || !('text' in drawn.content)) throw new Error('no text')
    const { text: svg } = drawn.content
    const [, widthMm] = /width="([\d.]+)mm"/.exec(svg) ?? []
    const [, modules] = /viewBox="0 0 ([\d.]+) /.exec(svg) ?? []
    const symbolMm = (Number(widthMm) / Number(modules)) * drawn.matrix.sizeModules
    expect(symbolMm).toBeCloseTo(46, 2)
  })

  it('has the width of pixels', async () => {
    const drawn = await draw(bill(28), defaultDesign, { format: 'png', widthPx: 330 })
    if (!('bytes' in drawn)) throw new Error('no bytes')
    expect(new DataView(drawn.bytes.buffer, drawn.bytes.byteOffset).getUint32(16)).toBe(330)
  })
})

it('refuses a PNG of less than a pixel a module', async () => {
  const target = { format: 'png', widthPx: 100 } as const
  expect(await drawCodeFile('a'.repeat(2000), defaultDesign, target)).toEqual({
    ok: false,
    reason: 'too-small',
    minSizePx: 169 + 8,
  })
  expect(await drawCodeFile('a', defaultDesign, target)).toMatchObject({ ok: true })
})

async function draw(text: string, design: Design, target: CodeTarget, options?: DrawOptions) {
  const drawn = await drawCodeFile(text, design, target, options)
  if (!drawn.ok || !drawn.content) throw new Error('no file')
  return drawn.content
}
