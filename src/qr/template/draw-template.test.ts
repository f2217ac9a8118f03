import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { defaultDesign } from '@/qr/design/design'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { buildScene } from '@/qr/render/build-scene'
import { readPixelsTwice } from '@/qr/render/decode-for-test'
import { drawPrinted, hasGhostscript } from '@/qr/render/draw-printed-for-test'
import { parsePath } from '@/qr/render/parse-path'
import type { Pixels } from '@/qr/render/pixels'
import { rasterizeScene } from '@/qr/render/rasterize-scene'
import { renderPdf } from '@/qr/render/render-pdf'
import type { Scene } from '@/qr/render/scene'
import { outlineWords } from '@/qr/text/outline-words'
import { readGlyphs } from '@/qr/text/read-glyphs.node.js'
import { drawTemplate } from './draw-template'
import {
  printTemplates,
  type TemplateName,
  type TemplateSize,
  templateNames,
  usualTemplateSize,
} from './print-templates'

const languages = ['en', 'vi', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pt', 'zh']
const colors = { paper: '#fff8e8', text: '#101010', accent: '#1c6b42' }
const text = 'https://example.com/menu'
const readsAs = { jsqr: text, zxing: text }
const encoded = encodeMatrix(text, { level: 'M' })
if (!encoded.ok) throw new Error('too long for this test')
const code = buildScene(encoded.matrix, defaultDesign, { title: 'Menu' })

type Catalog = { editor: { print: { template: { suggested: Record<string, string> } } } }

async function textsOf(language: string) {
  const file = new URL(`../../i18n/messages/${language}.json`, import.meta.url)
  const { editor } = JSON.parse(readFileSync(file, 'utf8')) as Catalog
  const { first = '', second = '' } = editor.print.template.suggested
  const options = { font: 'sans', language, load: readGlyphs, byWords: true } as const
  return [await outlineWords(first, options), await outlineWords(second, options)] as const
}

async function draw(template: TemplateName, size: TemplateSize, language = 'en', bleedMm = 0) {
  const texts = await textsOf(language)
  return drawTemplate(template, code, { size, texts, colors, bleedMm, title: 'Menu' })
}

/** The left one of two faces, because one of the readers expects a single code. */
function leftFace(page: Pixels, { isFolded }: TemplateSize): Pixels {
  if (!isFolded) return page
  const width = page.width >> 1
  const rgba = new Uint8ClampedArray(width * page.height * 4)
  for (let y = 0; y < page.height; y++) {
    const start = y * page.width * 4
    rgba.set(page.rgba.subarray(start, start + width * 4), y * width * 4)
  }
  return { rgba, width, height: page.height }
}

/** Left, top, right and bottom of the lines of text. */
function boxesOfText({ items }: Scene) {
  return items.flatMap((item) => {
    if (item.kind !== 'shape' || item.role !== 'text') return []
    const points = parsePath(item.path).flatMap((part) => (part.kind === 'close' ? [] : [part]))
    const xs = points.map(({ x }) => x)
    const ys = points.map(({ y }) => y)
    return [
      {
        left: Math.min(...xs),
        top: Math.min(...ys),
        right: Math.max(...xs),
        bottom: Math.max(...ys),
      },
    ]
  })
}

const allSizes = templateNames.flatMap((template) =>
  printTemplates[template].sizes.map((size) => [template, size] as const),
)

describe('a template', () => {
  it.each(languages)(
    'has both texts in full, inside of the page, in at least 6 points: %s',
    async (language) => {
      const [first, second] = await textsOf(language)
      expect([first.missing, second.missing]).toEqual([[], []])
      for (const [template, size] of allSizes) {
        const { scene, leastTextPt } = await draw(template, size, language)
        const boxes = boxesOfText(scene)
        expect(leastTextPt).toBeGreaterThanOrEqual(6)
        expect(boxes).toHaveLength(size.isFolded ? 4 : 2)
        for (const { left, top, right, bottom } of boxes) {
          expect(Math.min(left, top)).toBeGreaterThan(3)
          expect(Math.min(scene.width - right, scene.height - bottom)).toBeGreaterThan(2.5)
        }
      }
    },
  )

  it.each(allSizes)('is read from the screen: %s %o', async (template, size) => {
    const { scene, codeWidthMm } = await draw(template, size)
    expect(codeWidthMm).toBeGreaterThan(size.widthMm * 0.3)
    const { rgba, width, height } = leftFace(rasterizeScene(scene, { widthPx: 800 }), size)
    expect(await readPixelsTwice(rgba, width, height)).toEqual(readsAs)
  })

  it.skipIf(!hasGhostscript)(
    'is read from its PDF with bleed and marks, and fills the bleed',
    async () => {
      const options = { color: 'cmyk', bleedMm: 3, hasMarks: true } as const
      const files = await Promise.all(
        templateNames.map(async (template) => {
          const size = usualTemplateSize(template, { locale: 'de', paper: 'a4' })
          const { scene } = await draw(template, size, 'de', 3)
          return renderPdf(scene, { ...options, sizeMm: size.widthMm })
        }),
      )
      const printed = drawPrinted(files, { format: 'pdf', dpi: 100 })
      for (const [index, page] of printed.entries()) {
        const template = templateNames[index] as TemplateName
        const size = usualTemplateSize(template, { locale: 'de', paper: 'a4' })
        const face = leftFace(page, size)
        expect(await readPixelsTwice(face.rgba, face.width, face.height)).toEqual(readsAs)
        const { rgba, width, height } = page
        // 1 mm inside of the bleed, which starts 5 mm from the edge of the page, at mid-height.
        const at = (Math.round(height / 2) * width + Math.round((6 / 25.4) * 100)) * 4
        expect([...rgba.subarray(at, at + 3)]).not.toEqual([255, 255, 255])
      }
    },
    60_000,
  )

  it('wraps long texts of a card next to the code, and reports letters below 6 points', async () => {
    const size = usualTemplateSize('business-card', { locale: 'de', paper: 'a4' })
    const set = async (first: string, second: string) => {
      const options = { font: 'sans', language: 'de', load: readGlyphs } as const
      const texts = [
        await outlineWords(first, options),
        await outlineWords(second, options),
      ] as const
      return drawTemplate('business-card', code, { size, texts, colors, title: '' })
    }
    const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'
    const long = await set(
      'Reparaturannahme und Ersatzteilversand Tag und Nacht für Händler',
      'Kurz',
    )
    expect(long.leastTextPt).toBeGreaterThanOrEqual(6)
    for (const { left, right } of boxesOfText(long.scene)) {
      expect(left).toBeGreaterThan(4)
      expect(right).toBeLessThan(size.widthMm - 4 - long.codeWidthMm)
    }
    expect((await set(word, word)).leastTextPt).toBeLessThan(6)
  })

  it('has the usual size of the country', () => {
    const sizeOf = (locale: string, paper: 'a4' | 'letter') =>
      templateNames.map((template) => usualTemplateSize(template, { locale, paper }).id)
    expect(sizeOf('de', 'a4')).toEqual(['a4', 'two-a5', '85x55', '50'])
    expect(sizeOf('ja', 'a4')).toEqual(['a4', 'two-a5', '91x55', '50'])
    expect(sizeOf('en', 'letter')).toEqual(['letter', 'two-half-letter', '3.5x2', '50'])
  })
})
