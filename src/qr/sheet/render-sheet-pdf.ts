import type { PdfPageLayout } from '@/qr/render/create-pdf-document'
import type { PdfX } from '@/qr/render/pdf-x'
import type { Pixels } from '@/qr/render/pixels'
import type { PrintColor } from '@/qr/render/print-color'
import { writePdf } from '@/qr/render/write-pdf'
import { layoutSheet } from './layout-sheet'
import { createSheetPlanner, type SheetLabel, type SheetStyle } from './plan-sheet'
import type { SheetFormat } from './sheet-format'

type SheetOptions = SheetStyle & { startAt?: number }

type SheetPdfOptions = SheetOptions & {
  color: PrintColor
  pdfX?: PdfX | undefined
  /** Title of the document. */
  title: string
  /** Pixels of every picture in the scenes by its `dataUrl`; see `loadPictures`. */
  pictures?: ReadonlyMap<string, Pixels>
}

/**
 * Renders labels on as many sheets as necessary, as a vector PDF to be printed at actual size.
 * Copies are repeated references to the same label, which is written into the file once.
 */
export function renderSheetPdf(
  labels: readonly SheetLabel[],
  format: SheetFormat,
  { color, title, pictures, pdfX, ...options }: SheetPdfOptions,
): Uint8Array<ArrayBuffer> {
  return writePdf(planPages(labels, format, options), { color, title, pictures, pdfX })
}

function planPages(
  labels: readonly SheetLabel[],
  format: SheetFormat,
  { startAt, ...look }: SheetOptions,
): PdfPageLayout[] {
  const planner = createSheetPlanner(format, look)
  return layoutSheet(format, { count: labels.length, startAt }).map((fields) =>
    planner.plan(
      fields.flatMap((field) => {
        const label = field.index === null ? undefined : labels[field.index]
        return label ? [{ field, label }] : []
      }),
    ),
  )
}
