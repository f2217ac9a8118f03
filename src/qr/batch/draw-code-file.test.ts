import { describe, expect, it } from 'vitest'
import { type Design, defaultDesign } from '@/qr/design/design'
import { decodePng, decodeSvg } from '@/qr/render/decode-for-test'
import { type DrawOptions, drawCodeFile } from './draw-code-file'
import type { CodeTarget } from './export-scene'

const dots: Design = { ...defaultDesign, modules: { ...defaultDesign.modules, shape: 'dot' } }
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
