import { fitText } from '@/qr/render/fit-text'
import type { Pixels } from '@/qr/render/pixels'
import type { PrintColor } from '@/qr/render/print-color'
import type { Scene } from '@/qr/render/scene'
import { type PdfPage, type Placement, writePdf } from '@/qr/render/write-pdf'
import type { OutlinedText } from '@/qr/text/outlined-text'
import { drawMarks, type MarkKind } from './draw-marks'
import { type BoxMm, layoutSheet } from './layout-sheet'
import { papers } from './paper'
import { type LabelOptions, placeLabel } from './place-label'
import type { SheetFormat } from './sheet-format'

/** A code, and the line of text under it, in outlines and in words. */
export type SheetLabel = { scene: Scene; caption?: { text: string; outlines: OutlinedText } }

export type SheetOptions = Pick<LabelOptions, 'codeWidthMm'> & {
  startAt?: number
  marks?: MarkKind
}

type SheetPdfOptions = SheetOptions & {
  color: PrintColor
  /** Of the document. */
  title: string
  /** Pixels of every picture in the scenes by its `dataUrl`; see `loadPictures`. */
  pictures?: ReadonlyMap<string, Pixels>
}

/**
 * Labels on as many sheets as they take, in vectors, as a PDF to be printed at its own size. For
 * copies, the same label is given several times: it is written into the file once.
 */
export function renderSheetPdf(
  labels: readonly SheetLabel[],
  format: SheetFormat,
  { color, title, pictures, ...options }: SheetPdfOptions,
): Uint8Array<ArrayBuffer> {
  return writePdf(planPages(labels, format, options), { color, title, pictures })
}

export function planPages(
  labels: readonly SheetLabel[],
  format: SheetFormat,
  { startAt, codeWidthMm, marks = 'none' }: SheetOptions,
): PdfPage[] {
  const captions = new Map<SheetLabel, Scene | null>()
  const captionOf = (label: SheetLabel, box: BoxMm) => {
    const known = captions.get(label)
    if (known !== undefined) return known
    const drawn = drawCaption(label, box)
    captions.set(label, drawn)
    return drawn
  }
  const path = drawMarks(format, marks)
  const { widthMm, heightMm } = papers[format.paper]
  const markScene = path ? inkScene(path, { widthMm, heightMm }, '') : null

  return layoutSheet(format, { count: labels.length, startAt }).map((fields) => {
    const placements: Placement[] = fields.flatMap((field) => {
      const label = field.index === null ? undefined : labels[field.index]
      if (!label) return []
      const hasCaption = Boolean(label.caption)
      const { code, caption } = placeLabel(format, label.scene, { hasCaption, codeWidthMm })
      const words = caption && captionOf(label, caption)
      return [
        { scene: label.scene, ...moved(code, field) },
        ...(caption && words ? [{ scene: words, ...moved(caption, field) }] : []),
      ]
    })
    return {
      widthMm,
      heightMm,
      placements: markScene
        ? [...placements, { scene: markScene, xMm: 0, yMm: 0, widthMm, isDecoration: true }]
        : placements,
    }
  })
}

function drawCaption({ caption }: SheetLabel, box: BoxMm): Scene | null {
  if (!caption) return null
  const { widthMm, heightMm } = box
  const path = fitText(caption.outlines, { x: 0, y: 0, width: widthMm, height: heightMm })
  return path ? inkScene(path, box, caption.text) : null
}

/** Black on whatever the sheet is, a millimetre a unit. */
function inkScene(
  path: string,
  { widthMm, heightMm }: Pick<BoxMm, 'widthMm' | 'heightMm'>,
  title: string,
): Scene {
  return {
    width: widthMm,
    height: heightMm,
    widthPx: widthMm,
    symbol: { x: 0, y: 0, sizeModules: 0 },
    items: [
      { kind: 'shape', path, paint: { kind: 'solid', color: '#000000', opacity: 1 }, crisp: false },
    ],
    title,
  }
}

function moved({ xMm, yMm, widthMm }: BoxMm, by: BoxMm) {
  return { xMm: by.xMm + xMm, yMm: by.yMm + yMm, widthMm }
}
