import { type BarcodeFormat, barcodeFacts } from '@/qr/barcode'
import {
  applyRowStyle,
  type DrawnCode,
  type DrawOptions,
  drawBarcodeFile,
  drawCodeFile,
  packEntry,
  type VerifyOptions,
  verifyCode,
} from '@/qr/batch'
import { designForText, type Frame, findRequiredWidthMm } from '@/qr/design'
import { outlineFrameText, type PdfX } from '@/qr/render'
import type { SheetLabel } from '@/qr/sheet'
import { type GlyphLoader, type OutlinedText, outlineWords, type TextTracer } from '@/qr/text'
import type { RowFault } from '../batch-job'
import type { DrawnOrFault, DrawnRow } from './drawn-row'
import { findPicture, type JobHeader, targetOf, type WorkRow } from './work-job'

/** Why a valid row may not become a file; message keys under `batch.faults`. */
type WorkFaultReason =
  | 'too-long'
  /** Less than a pixel per module. */
  | 'too-small'
  | 'logo-unreadable'
  | 'logo-too-large'
  /** No font has some letters of the frame. */
  | 'letters-missing'
  /** No font has some letters of the label's text. */
  | 'caption-letters'
  /** The letters of the frame could not be fetched. */
  | 'letters-not-loaded'
  /** The finished code was not decoded as the expected text. */
  | 'unreadable'
  /** The picture does not fit into the memory of this device. */
  | 'too-large'
  /** The drawing workers crashed repeatedly. */
  | 'undrawable'

export type DrawTools = VerifyOptions & {
  loadPictures: NonNullable<DrawOptions['loadPictures']>
  loadGlyphs: GlyphLoader
  /** Draws letters that our fonts lack with fonts of the system, where there are any. */
  traceText?: TextTracer
  loadPdfX: () => Promise<PdfX>
}

/** Maximum number of outlined texts in the cache, which are likely to be repeated soon. */
const maxOutlines = 200

/** Draws rows of one job as files or labels, each decoded again if the job requires it. */
export function createRowDrawer(header: JobHeader, tools: DrawTools) {
  const { design, output, pictures, verify, language = 'en' } = header
  const target = targetOf(output)
  const { barcode } = header
  const hasCaption = output.kind === 'labels' && output.hasCaption
  const outlines = new Map<string, Promise<OutlinedText | null>>()
  let pdfX: Promise<PdfX | undefined> | undefined
  /** With the start of the batch as its date, so that a resumed batch writes the same bytes. */
  const findPdfX = async () => {
    if (output.kind === 'labels' || !('isPdfX' in output && output.isPdfX)) return undefined
    return { ...(await tools.loadPdfX()), createdAt: new Date(header.startedAt) }
  }
  const load: GlyphLoader = async (file) => {
    try {
      return await tools.loadGlyphs(file)
    } catch {
      throw new LettersError()
    }
  }

  /** A text that many rows share is outlined once. */
  function cacheOutline(key: string, outline: () => Promise<OutlinedText | null>) {
    const known = outlines.get(key)
    if (known) return known
    if (outlines.size >= maxOutlines) outlines.clear()
    const made = outline()
    outlines.set(key, made)
    // Glyphs that did not load are requested again.
    made.catch(() => outlines.delete(key))
    return made
  }

  const frameOutline = (frame: Frame | null) =>
    frame &&
    cacheOutline(`${frame.font} ${frame.language} ${frame.shape} ${frame.text}`, () =>
      outlineFrameText({ frame }, load, tools.traceText),
    )

  const captionFont = { font: 'sans', language, load, trace: tools.traceText } as const

  async function drawBarcode(row: WorkRow, format: BarcodeFormat): Promise<DrawnOrFault> {
    const styled = applyRowStyle(design, row.look?.color ? { color: row.look.color } : {}, row.text)
    if (!styled.ok) return fault(row, styled.reason)
    pdfX ??= findPdfX()
    const options = { title: row.title, loadGlyphs: load, pdfX: await pdfX }
    const drawn = await drawBarcodeFile(
      row.text,
      { format, design: styled.design },
      target,
      options,
    )
    if (!drawn.ok) {
      return fault(row, drawn.reason, 'minSizePx' in drawn ? { count: drawn.minSizePx } : {})
    }
    const { read } = barcodeFacts[format]
    if (verify && !(await verifyCode(drawn.proof, drawn.expected, { ...tools, format: read }))) {
      return fault(row, 'unreadable')
    }
    const facts = { version: 0, level: '', sizeModules: drawn.sizeModules }
    return finish(row, facts, drawn)
  }

  async function draw(row: WorkRow): Promise<DrawnOrFault> {
    const { made, title } = row
    if (barcode) return drawBarcode(row, barcode)
    if (made && 'refusal' in made) return { ok: false, fault: made.refusal }
    const text = made?.link ?? row.text
    const logoName = row.look?.logo
      ? { ...row.look, logo: findPicture(row.look.logo, pictures) }
      : row.look
    const styled = applyRowStyle(design, logoName, text, language)
    if (!styled.ok) return fault(row, styled.reason)
    const marked = designForText(text, styled.design)
    const frameText = await frameOutline(marked.frame)
    if (frameText && frameText.missing.length > 0) {
      return fault(row, 'letters-missing', { letters: frameText.missing.join(' ') })
    }
    pdfX ??= findPdfX()
    const drawn = await drawCodeFile(text, marked, target, {
      title,
      frameText,
      loadPictures: tools.loadPictures,
      pdfX: await pdfX,
    })
    if (!drawn.ok) {
      return fault(row, drawn.reason, valuesOf(drawn))
    }
    const { matrix, proof } = drawn
    if (verify && !(await verifyCode(proof, text, tools))) return fault(row, 'unreadable')
    const { version, level, sizeModules } = matrix
    return finish(row, { version, level, sizeModules }, drawn, findRequiredWidthMm(text))
  }

  /** Packs the file of a code, or prepares its label. */
  async function finish(
    row: WorkRow,
    facts: Pick<DrawnRow, 'version' | 'level' | 'sizeModules'>,
    { content, proof }: Pick<Extract<DrawnCode, { ok: true }>, 'content' | 'proof'>,
    symbolMm?: number,
  ): Promise<DrawnOrFault> {
    const about = { ok: true, ...facts } as const
    if (content) {
      return { ...about, made: { kind: 'file', packed: packEntry(content) } }
    }
    if (proof.kind !== 'scene') throw new Error('A label is drawn from its scene')
    const text = row.caption ?? row.title
    const words = hasCaption && text !== '' ? await outlineWords(text, captionFont) : null
    if (words && words.missing.length > 0) {
      return fault(row, 'caption-letters', { letters: words.missing.join(' ') })
    }
    const label = labelOf(proof.scene, words && { text, words }, symbolMm)
    return { ...about, made: { kind: 'label', label } }
  }

  return async (row: WorkRow): Promise<DrawnOrFault> => {
    try {
      return await draw(row)
    } catch (error) {
      return fault(row, reasonOf(error))
    }
  }
}

function labelOf(
  scene: SheetLabel['scene'],
  caption: SheetLabel['caption'] | null,
  symbolMm: number | undefined,
): SheetLabel {
  return { scene, ...(symbolMm && { symbolMm }), ...(caption && { caption }) }
}

/** Named as the placeholders of the messages. */
function valuesOf(drawn: Extract<DrawnCode, { ok: false }>): RowFault['values'] {
  if (drawn.reason === 'too-long') return { count: drawn.excessBytes }
  return drawn.reason === 'too-small' ? { count: drawn.minSizePx } : {}
}

/** Arrays that do not fit into memory throw a RangeError, canvases a DOMException, `fetch` a TypeError. */
function reasonOf(error: unknown): WorkFaultReason {
  if (error instanceof LettersError) return 'letters-not-loaded'
  const isOutOfMemory = error instanceof RangeError || error instanceof DOMException
  return isOutOfMemory ? 'too-large' : 'undrawable'
}

/** Glyphs that could not be fetched. */
class LettersError extends Error {
  override name = 'LettersError'
}

function fault(
  { row }: WorkRow,
  reason: WorkFaultReason,
  values: RowFault['values'] = {},
): DrawnOrFault {
  const hasValues = Object.keys(values).length > 0
  return { ok: false, fault: { row, reason, ...(hasValues && { values }) } }
}
