import { applyRowLook } from '@/qr/batch/apply-row-look'
import { type DrawnCode, type DrawOptions, drawCodeFile } from '@/qr/batch/draw-code-file'
import { packEntry } from '@/qr/batch/pack-entry'
import { type VerifyOptions, verifyCode } from '@/qr/batch/verify-code'
import type { Frame } from '@/qr/design/design'
import { outlineFrame } from '@/qr/render/outline-frame'
import type { SheetLabel } from '@/qr/sheet/plan-sheet'
import type { GlyphLoader } from '@/qr/text/glyph-files'
import { outlineText } from '@/qr/text/outline-text'
import type { OutlinedText } from '@/qr/text/outlined-text'
import type { RowFault } from '../batch-job'
import type { DrawnOrFault } from './drawn-row'
import type { WorkFaultReason } from './work-faults'
import { findPicture, type JobHeader, targetOf, type WorkRow } from './work-job'

export type DrawTools = VerifyOptions & {
  loadPictures: NonNullable<DrawOptions['loadPictures']>
  loadGlyphs: GlyphLoader
  deflateText: (text: Uint8Array) => Uint8Array
}

/** As many as are likely to come again soon. */
const keptOutlines = 200

/** Makes rows of one job into files or labels, each decoded again if the job says so. */
export function createRowDrawer(header: JobHeader, tools: DrawTools) {
  const { design, output, pictures, verify, language = 'en' } = header
  const target = targetOf(output)
  const hasCaption = output.kind === 'labels' && output.hasCaption
  const outlines = new Map<string, Promise<OutlinedText | null>>()
  const load: GlyphLoader = async (file) => {
    try {
      return await tools.loadGlyphs(file)
    } catch {
      throw new LettersError()
    }
  }

  /** The same words, as on many rows, are outlined once. */
  function remember(key: string, outline: () => Promise<OutlinedText | null>) {
    const known = outlines.get(key)
    if (known) return known
    if (outlines.size >= keptOutlines) outlines.clear()
    const made = outline()
    outlines.set(key, made)
    // Letters that did not arrive are asked for again.
    made.catch(() => outlines.delete(key))
    return made
  }

  const outlineWords = (frame: Frame | null) =>
    frame &&
    remember(`${frame.font} ${frame.language} ${frame.shape} ${frame.text}`, () =>
      outlineFrame({ frame }, load),
    )

  const outlineCaption = (text: string) =>
    remember(`caption ${text}`, () => outlineText(text, { font: 'sans', language, load }))

  async function draw(row: WorkRow): Promise<DrawnOrFault> {
    const { made, title } = row
    if (made && 'refusal' in made) return { ok: false, fault: made.refusal }
    const text = made?.link ?? row.text
    const look = row.look?.logo
      ? { ...row.look, logo: findPicture(row.look.logo, pictures) }
      : row.look
    const dressed = applyRowLook(design, look, text, language)
    if (!dressed.ok) return fault(row, dressed.reason)
    const frameText = await outlineWords(dressed.design.frame)
    if (frameText && frameText.missing.length > 0) {
      return fault(row, 'letters-missing', { letters: frameText.missing.join(' ') })
    }
    const caption = hasCaption ? await outlineCaption(title) : null
    const { loadPictures } = tools
    const drawn = await drawCodeFile(text, dressed.design, target, {
      title,
      frameText,
      loadPictures,
    })
    if (!drawn.ok) {
      return fault(row, drawn.reason, valuesOf(drawn))
    }
    const { matrix, content, proof } = drawn
    if (verify && !(await verifyCode(proof, text, tools))) return fault(row, 'unreadable')
    const { version, level, sizeModules } = matrix
    const about = { ok: true, version, level, sizeModules } as const
    if (content) {
      return { ...about, made: { kind: 'file', packed: packEntry(content, tools.deflateText) } }
    }
    if (proof.kind !== 'scene') throw new Error('A label is drawn from its scene')
    const label: SheetLabel = {
      scene: proof.scene,
      ...(caption && { caption: { text: title, outlines: caption } }),
    }
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

/** As the messages name them. */
function valuesOf(drawn: Extract<DrawnCode, { ok: false }>): RowFault['values'] {
  if (drawn.reason === 'too-long') return { count: drawn.excessBytes }
  return drawn.reason === 'too-small' ? { count: drawn.minSizePx } : {}
}

/** Arrays that find no room throw a RangeError, canvases a DOMException, `fetch` a TypeError. */
function reasonOf(error: unknown): WorkFaultReason {
  if (error instanceof LettersError) return 'letters-not-loaded'
  const isOutOfMemory = error instanceof RangeError || error instanceof DOMException
  return isOutOfMemory ? 'too-large' : 'undrawable'
}

/** Letters that could not be fetched. */
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
