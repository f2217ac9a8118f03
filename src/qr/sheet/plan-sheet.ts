import type { PdfPageLayout, Placement } from '@/qr/render/create-pdf-document'
import { fitSymbolWidth } from '@/qr/render/fit-symbol-width'
import { fitText } from '@/qr/render/fit-text'
import type { Scene } from '@/qr/render/scene'
import type { OutlinedLines } from '@/qr/text/outline-words'
import type { OutlinedText } from '@/qr/text/outlined-text'
import { drawMarks, type MarkKind } from './draw-marks'
import { fillField } from './fill-field'
import { fitBleed } from './fit-bleed'
import { layCaption } from './lay-caption'
import type { BoxMm } from './layout-sheet'
import { findPaperSize } from './paper'
import { type CaptionStyle, type LabelOptions, placeLabel } from './place-label'
import type { SheetFormat } from './sheet-format'

/** A code and its text: one line as outlines, or lines that are wrapped. */
export type SheetLabel = {
  scene: Scene
  /** Width of the symbol that its specification requires, whatever the width of other codes. */
  symbolMm?: number
  caption?: { text: string; outlines: OutlinedText } | { text: string; words: OutlinedLines }
}

export type SheetStyle = Pick<LabelOptions, 'codeWidthMm' | 'caption'> & {
  marks?: MarkKind
  /** Fills the fields with the background of their codes, and this much beyond their edges. */
  bleedMm?: number
}

/** Plans sheets one at a time, so that only one has to be in memory. */
export function createSheetPlanner(
  paperFormat: SheetFormat,
  { codeWidthMm, caption: captionStyle, marks = 'none', bleedMm = 0 }: SheetStyle,
) {
  const hasCutMarks = marks === 'corners'
  const { format, extraMm, ...page } = fitBleed(paperFormat, { bleedMm, hasCutMarks })
  const trim = { xMm: extraMm, yMm: extraMm, ...findPaperSize(format) }
  /** Caches captions by label, because copies share one scene. */
  const captions = new WeakMap<SheetLabel, { scene: Scene | null }>()
  const captionOf = (label: SheetLabel, box: BoxMm) => {
    const known = captions.get(label) ?? { scene: drawCaption(label, box, captionStyle) }
    captions.set(label, known)
    return known.scene
  }
  const path = drawMarks(format, marks, page)
  const markScene = path ? colorScene(path, page, '') : null

  function plan(fields: readonly { field: BoxMm; label: SheetLabel }[]): PdfPageLayout {
    const fills: Placement[] = []
    const placements: Placement[] = fields.flatMap(({ field: paperField, label }) => {
      const field = {
        ...paperField,
        xMm: paperField.xMm + extraMm,
        yMm: paperField.yMm + extraMm,
      }
      const hasCaption = Boolean(label.caption)
      const { code, caption } = placeLabel(format, label.scene, {
        hasCaption,
        codeWidthMm: label.symbolMm ? fitSymbolWidth(label.scene, label.symbolMm) : codeWidthMm,
        caption: captionStyle,
      })
      const fill = bleedMm > 0 ? fillField(label.scene, { field, code, format }, bleedMm) : null
      if (fill) fills.push(fill)
      const captionText = caption && captionOf(label, caption)
      return [
        { scene: label.scene, ...moved(code, field) },
        ...(caption && captionText ? [{ scene: captionText, ...moved(caption, field) }] : []),
      ]
    })
    if (markScene)
      placements.push({
        scene: markScene,
        xMm: 0,
        yMm: 0,
        widthMm: page.widthMm,
        isDecoration: true,
      })
    return {
      ...page,
      placements: [...fills, ...placements],
      trim,
      bleedMm: Math.min(bleedMm, extraMm),
    }
  }

  return { plan, markScene }
}

function drawCaption(
  { caption }: SheetLabel,
  box: BoxMm,
  style: CaptionStyle | undefined,
): Scene | null {
  if (!caption) return null
  const { widthMm, heightMm } = box
  const path =
    'words' in caption
      ? layCaption(caption.words, box, {
          sizeMm: style?.sizeMm ?? null,
          align: style?.place === 'beside' ? 'start' : 'center',
        })
      : fitText(caption.outlines, { x: 0, y: 0, width: widthMm, height: heightMm })
  return path ? colorScene(path, box, caption.text) : null
}

/** Creates a black scene without background, one millimeter per unit. */
function colorScene(
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
