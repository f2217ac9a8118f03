import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { applyPreset } from '@/qr/design/apply-preset'
import { type Design, defaultDesign } from '@/qr/design/design'
import { presets } from '@/qr/design/presets'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { buildScene } from '@/qr/render/build-scene'
import { type Pixels, readPixels, readPixelsTwice } from '@/qr/render/decode-for-test'
import { outlineText } from '@/qr/text/outline-text'
import { readGlyphs } from '@/qr/text/read-glyphs.node'
import { findLabelFormat, type LabelFormat } from './label-formats'
import { layoutSheet } from './layout-sheet'
import type { SheetLabel } from './plan-sheet'
import { renderSheetPdf } from './render-sheet-pdf'

const hasGhostscript = spawnSync('gs', ['--version']).status === 0
if (!hasGhostscript) console.warn('Sheets are not drawn: there is no Ghostscript (gs) here')
const dpi = 150
const pxPerMm = dpi / 25.4
const latin1 = new TextDecoder('latin1')

describe('renderSheetPdf', () => {
  it('writes a code of which there are many copies once, and marks as no figures', () => {
    const label = { scene: sceneOf('HTTPS://EXAMPLE.COM/A') }
    const format = findLabelFormat('avery-l7651') as LabelFormat
    const one = renderSheetPdf([label], format, { color: 'rgb', title: 'Sheet' })
    const many = renderSheetPdf(Array(130).fill(label), format, {
      color: 'rgb',
      title: 'Sheet',
      marks: 'outlines',
    })
    const text = latin1.decode(many)
    expect(text).toContain('/Count 2')
    expect(text.match(/\/S\/Figure/g)).toHaveLength(130)
    expect(text.match(/\/Subtype\/Form/g)).toHaveLength(2)
    expect(text).toContain('/PrintScaling/None')
    // A copy adds only its position and its alternative text.
    expect(many.length - one.length).toBeLessThan(130 * 200)
  })
})

describe.skipIf(!hasGhostscript)('a printed sheet', () => {
  it('holds every code in its label, and what is written under it, on the right sheet', async () => {
    const format = findLabelFormat('avery-5163') as LabelFormat
    const texts = Array.from({ length: 9 }, (_, index) => `https://example.com/${index}`)
    const outlines = await outlineText('Bàn số 7 · テーブル', {
      font: 'sans',
      language: 'ja',
      load: readGlyphs,
    })
    const labels: SheetLabel[] = texts.map((text, index) => {
      const { design } = presets[(index * 5 + 3) % presets.length] as (typeof presets)[number]
      const scene = sceneOf(text, applyPreset(defaultDesign, design))
      return { scene, caption: { text: 'Bàn số 7', outlines } }
    })
    // The last label occurs twice, so it is written as a form, with its gradient.
    const printed = [...labels, labels[8] as SheetLabel]
    const sheets = await draw(
      renderSheetPdf(printed, format, { color: 'cmyk', title: 'Tables', startAt: 4 }),
    )
    const laid = layoutSheet(format, { count: printed.length, startAt: 4 })
    expect(sheets).toHaveLength(2)
    for (const [sheet, fields] of laid.entries()) {
      for (const field of fields) {
        const pixels = cut(sheets[sheet] as Pixels, field)
        if (field.index === null) {
          expect(pixels.rgba.every((value) => value === 255)).toBe(true)
          continue
        }
        const text = texts[Math.min(field.index, 8)]
        const { rgba, width, height } = pixels
        expect(
          await readPixelsTwice(rgba as Uint8ClampedArray<ArrayBuffer>, width, height),
        ).toEqual({
          jsqr: text,
          zxing: text,
        })
        expect(hasPrint(pixels, height * 0.86, height * 0.97)).toBe(true)
      }
    }
  })
})

function sceneOf(text: string, design: Design = defaultDesign) {
  const encoded = encodeMatrix(text, { level: 'M' })
  if (!encoded.ok) throw new Error(encoded.reason)
  return buildScene(encoded.matrix, design, { title: text })
}

async function draw(pdf: Uint8Array): Promise<Pixels[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sheet-'))
  try {
    const file = join(folder, 'sheet.pdf')
    writeFileSync(file, pdf)
    const pages = join(folder, 'page-%d.png')
    const quality = ['-dGraphicsAlphaBits=4', `-r${dpi}`]
    const run = ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', ...quality]
    const { status, stderr } = spawnSync('gs', [...run, '-sDEVICE=png16m', '-o', pages, file])
    expect({ status, stderr: String(stderr) }).toEqual({ status: 0, stderr: '' })
    return await Promise.all(
      [1, 2].map((page) => readPixels(readFileSync(join(folder, `page-${page}.png`)))),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

type BoxMm = { xMm: number; yMm: number; widthMm: number; heightMm: number }

function cut({ rgba, width }: Pixels, { xMm, yMm, widthMm, heightMm }: BoxMm): Pixels {
  const [left, top] = [Math.ceil(xMm * pxPerMm), Math.ceil(yMm * pxPerMm)]
  const [columns, rows] = [Math.floor(widthMm * pxPerMm), Math.floor(heightMm * pxPerMm)]
  const out = new Uint8ClampedArray(columns * rows * 4)
  for (let row = 0; row < rows; row++) {
    const from = ((top + row) * width + left) * 4
    out.set(rgba.subarray(from, from + columns * 4), row * columns * 4)
  }
  return { rgba: out, width: columns, height: rows }
}

function hasPrint({ rgba, width }: Pixels, fromRow: number, toRow: number): boolean {
  const rows = rgba.subarray(Math.round(fromRow) * width * 4, Math.round(toRow) * width * 4)
  return rows.some((value) => value < 64)
}
