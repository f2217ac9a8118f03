import {
  createPdfDocument,
  type PdfDocumentState,
  type PdfRef,
  type PdfX,
  type Pixels,
  type Scene,
  type SharedObject,
} from '@/qr/render'
import { createSheetPlanner, layoutSheet, type SheetLabel } from '@/qr/sheet'
import type { BatchOutput } from '../batch-job'
import type { StoredFile } from './batch-folder'
import type { BatchFile, LabelPlace } from './batch-output'

/** Changes since the previous log; all but `at` is added to the earlier ones. */
type LabelLog = {
  at: number
  offsets: number[]
  pages: PdfRef[]
  figures: (readonly [first: number, count: number])[]
  shared: (readonly [key: string, object: SharedObject])[]
}

export type LabelOutputOptions = {
  output: Extract<BatchOutput, { kind: 'labels' }>
  /** Title of the document. */
  title: string
  /** File name with extension. */
  fileName: string
  loadPictures: (scene: Scene) => Promise<ReadonlyMap<string, Pixels>>
  loadPdfX: () => Promise<PdfX>
  startedAt: number
}

/** Writes one document of sheets. A sheet is written and released when it is full. */
export function createLabelOutput(
  file: StoredFile,
  { output, title, fileName, loadPictures, ...tools }: LabelOutputOptions,
): BatchFile {
  const { format, marks, codeWidthMm, color, caption, copies, bleedMm = 0 } = output
  const fields = layoutSheet(format, { count: 1 })[0] ?? []
  const planner = createSheetPlanner(format, {
    marks,
    caption,
    bleedMm,
    ...(codeWidthMm && { codeWidthMm }),
  })
  const forms = new Map(planner.markScene ? [[planner.markScene, 'marks']] : [])
  const pictures = new Map<string, Pixels>()
  const known = { offsets: 0, pages: 0, figures: 0, shared: 0 }
  let state: PdfDocumentState | undefined
  let document: ReturnType<typeof createPdfDocument> | undefined
  let pdfX: PdfX | undefined
  let labels: SheetLabel[] = []

  function open() {
    document ??= createPdfDocument({
      write: file.append,
      color,
      pictures,
      forms,
      pdfX,
      ...(state && { state }),
    })
    return document
  }
  const sheets = () => document?.state().pages.length ?? state?.pages.length ?? 0
  /** Fields of the first sheet that were used before. */
  const skipped = () => {
    const isFirst = sheets() === 0
    return isFirst ? Math.min(Math.max(1, output.startAt), fields.length) - 1 : 0
  }

  function writeSheet() {
    const first = skipped()
    const placed = labels.flatMap((label, index) => {
      const field = fields[first + index]
      return field ? [{ field, label }] : []
    })
    labels = []
    open().addPage(planner.plan(placed))
  }

  return {
    async add(_, { made }, quantity) {
      if (output.isPdfX && !pdfX) {
        pdfX = { ...(await tools.loadPdfX()), createdAt: new Date(tools.startedAt) }
      }
      if (made.kind !== 'label') throw new Error('A sheet contains labels')
      for (const [address, pixels] of await loadPictures(made.label.scene)) {
        pictures.set(address, pixels)
      }
      let place: LabelPlace | undefined
      for (let count = quantity * copies; count > 0; count--) {
        labels.push(made.label)
        const last = { sheet: sheets() + 1, field: skipped() + labels.length }
        place ??= last
        if (last.field >= fields.length) writeSheet()
      }
      return { name: fileName, place: place ?? null }
    },
    isWhole: () => labels.length === 0,
    takeLog(): LabelLog {
      const { file, pages, figures, shared } = open().state()
      const log = {
        at: file.at,
        offsets: file.offsets.slice(known.offsets),
        pages: pages.slice(known.pages),
        figures: figures.slice(known.figures),
        shared: shared.slice(known.shared),
      }
      known.offsets = file.offsets.length
      known.pages = pages.length
      known.figures = figures.length
      known.shared = shared.length
      return log
    },
    restore(entry) {
      const { at, offsets, pages, figures, shared } = entry as LabelLog
      state = {
        file: { at, offsets: [...(state?.file.offsets ?? []), ...offsets] },
        pages: [...(state?.pages ?? []), ...pages],
        figures: [...(state?.figures ?? []), ...figures],
        shared: [...(state?.shared ?? []), ...shared],
      }
      known.offsets = state.file.offsets.length
      known.pages = state.pages.length
      known.figures = state.figures.length
      known.shared = state.shared.length
    },
    async finish() {
      if (labels.length > 0) writeSheet()
      open().finish(title)
    },
  }
}
