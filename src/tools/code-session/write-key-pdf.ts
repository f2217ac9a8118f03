import { paths } from '@/paths'
import { defaultDesign, encodeOptions } from '@/qr/design'
import { encodeMatrix } from '@/qr/encode'
import { buildScene, placePath, type Scene } from '@/qr/render'
import { findPaper, papers } from '@/qr/sheet'
import { fetchGlyphs, type OutlinedText, outlineText } from '@/qr/text'
import type { KeySheet } from './write-key-text'

const marginMm = 22
const codeMm = 70
/** Large enough to type the key from paper. */
const [titleMm, textMm] = [7, 4.2]
const lineHeight = 1.45
/** The width of a space, in ems. */
const spaceEms = 0.27

/**
 * Writes a page with the QR code of a key and its text, in vector outlines of any language.
 *
 * @throws (rejects) if a module or the outlines of letters could not be loaded
 */
export async function writeKeyPdf(sheet: KeySheet, language: string): Promise<Blob> {
  const { writePdf } = await import('@/qr/render/write-pdf')
  const { widthMm, heightMm } = papers[findPaper(navigator.languages) ?? 'a4']
  const encoded = encodeMatrix(sheet.keyLink, encodeOptions(defaultDesign))
  if (!encoded.ok) throw new Error('The key link does not fit in a code')
  const code = buildScene(encoded.matrix, defaultDesign, { title: sheet.title })
  const width = widthMm - 2 * marginMm
  const head = await layText([{ text: sheet.title, sizeMm: titleMm }], width, language)
  const rows = [...sheet.rows, sheet.note].map((text) => ({ text, sizeMm: textMm }))
  const body = await layText(rows, width, language)
  const codeTop = marginMm + head.height + 6
  const placements = [
    { scene: head, xMm: marginMm, yMm: marginMm, widthMm: width },
    { scene: code, xMm: (widthMm - codeMm) / 2, yMm: codeTop, widthMm: codeMm },
    { scene: body, xMm: marginMm, yMm: codeTop + codeMm + 8, widthMm: width },
  ]
  const pdf = writePdf([{ widthMm, heightMm, placements }], { color: 'rgb', title: sheet.title })
  return new Blob([pdf], { type: 'application/pdf' })
}

type Paragraph = { text: string; sizeMm: number }

/** Lays paragraphs below each other, one millimeter per unit. */
async function layText(
  paragraphs: readonly Paragraph[],
  width: number,
  language: string,
): Promise<Scene> {
  const paths: string[] = []
  let top = 0
  for (const { text, sizeMm } of paragraphs) {
    const words = await Promise.all(splitWords(text).map((word) => outlineWord(word, language)))
    let left = 0
    for (const word of words) {
      const advance = word.width * sizeMm
      if (left > 0 && left + advance > width) {
        left = 0
        top += sizeMm * lineHeight
      }
      // A word that is longer than the line, such as a link, is made smaller.
      const scale = Math.min(sizeMm, width / Math.max(word.width, 1))
      if (word.path) paths.push(placePath(word.path, { left, top: top + sizeMm, scale }))
      left += advance
    }
    top += sizeMm * (lineHeight + 0.5)
  }
  return {
    width,
    height: top,
    widthPx: width,
    symbol: { x: 0, y: 0, sizeModules: 0 },
    items: [
      {
        kind: 'shape',
        path: paths.join(''),
        paint: { kind: 'solid', color: '#000000', opacity: 1 },
        crisp: false,
      },
    ],
    title: paragraphs.map(({ text }) => text).join('\n'),
  }
}

/** Outlines a word with the space after it. */
async function outlineWord(word: string, language: string): Promise<OutlinedText> {
  const load = fetchGlyphs(paths.glyphs)
  const outlined = await outlineText(word, { font: 'sans', language, load })
  return /\s$/.test(word) ? { ...outlined, width: outlined.width + spaceEms } : outlined
}

/** Splits where a line may break: after spaces, and between ideographs except before punctuation. */
function splitWords(text: string): string[] {
  return text.split(/(?<=\s)|(?<=[\u3000-\u9fff\uff00-\uffef])(?![、。，．」』！？：；）])/u)
}
