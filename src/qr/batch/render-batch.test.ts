import { describe, expect, it } from 'vitest'
import { type Design, defaultDesign } from '@/qr/design/design'
import { decodePng, decodeSvg } from '@/qr/render/decode-for-test'
import { type BatchFault, type BatchRow, type FileTarget, renderBatch } from './render-batch'

const dots: Design = { ...defaultDesign, modules: { ...defaultDesign.modules, shape: 'dot' } }
const rows: BatchRow[] = [
  { text: 'https://example.com/1', name: 'one' },
  { text: '' },
  { text: 'x'.repeat(5000), name: 'long' },
  { text: 'https://example.com/2', name: 'two', title: 'Second' },
]

describe.each([
  ['plain', defaultDesign],
  ['styled', dots],
])('renderBatch of a %s design', (_, design) => {
  it('makes an SVG of each good row and tells why others give none', async () => {
    const { entries, faults } = await collect(rows, design, { format: 'svg' })
    expect(entries.map(({ name }) => name)).toEqual(['one.svg', 'two.svg'])
    expect(faults).toEqual([
      { row: 1, reason: 'empty' },
      { row: 2, reason: 'too-long', excessBytes: 5000 - 2331 },
    ])
    const [one, two] = entries
    if (!one || !('text' in one) || !two || !('text' in two)) throw new Error('no text')
    const text = 'https://example.com/1'
    expect(await decodeSvg(one.text)).toEqual({ jsqr: text, zxing: text })
    expect(two.text).toContain('<title>Second</title>')
  })

  it('makes a PNG likewise', async () => {
    const { entries } = await collect(rows, design, { format: 'png', widthPx: 330 })
    expect(entries.map(({ name }) => name)).toEqual(['one.png', 'two.png'])
    const [one] = entries
    if (!one || !('bytes' in one)) throw new Error('no bytes')
    const text = 'https://example.com/1'
    expect(await decodePng(one.bytes)).toEqual({ jsqr: text, zxing: text })
  })
})

it('refuses a PNG of less than a pixel a module', async () => {
  const { entries, faults } = await collect(
    [{ text: 'a'.repeat(2000) }, { text: 'a' }],
    defaultDesign,
    { format: 'png', widthPx: 100 },
  )
  expect(entries.length).toBe(1)
  expect(faults).toEqual([{ row: 0, reason: 'too-small', minSizePx: 169 + 8 }])
})

async function collect(rows: BatchRow[], design: Design, target: FileTarget) {
  const faults: BatchFault[] = []
  const entries = []
  const options = { onFault: (fault: BatchFault) => faults.push(fault) }
  for await (const entry of renderBatch(rows, design, target, options)) entries.push(entry)
  return { entries, faults }
}
