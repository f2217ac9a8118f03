import type { Scene } from '@/qr/render'
import type { MarkKind, SheetFormat } from '@/qr/sheet'
import { loadPdfX } from '@/tools/shared/print-boxes/load-pdf-x'
import { countCodes, type SheetSettings } from '@/tools/shared/sheet/sheet-settings'
import { outlineCaption } from '@/tools/shared/sheet/use-caption'

type Sheet = {
  scene: Scene
  format: SheetFormat
  settings: SheetSettings
  marks: MarkKind
  language: string
  title: string
}

/**
 * The sheets as a PDF; the renderer loads with the first call.
 *
 * @throws (rejects) if a module or picture could not be loaded
 */
export async function makeSheetPdf(sheet: Sheet): Promise<Blob> {
  const { scene, format, settings, marks, language, title } = sheet
  const text = settings.caption.trim()
  const [{ renderSheetPdf }, { loadPictures }, outlines] = await Promise.all([
    import('@/qr/sheet/render-sheet-pdf'),
    import('@/qr/render/load-pictures'),
    text ? outlineCaption(text, language) : null,
  ])
  const { count, startAt } = countCodes(settings, format)
  const label = { scene, ...(outlines && { caption: { text, outlines } }) }
  const pdf = renderSheetPdf(Array(count).fill(label), format, {
    color: settings.color,
    codeWidthMm: settings.codeWidthMm ?? undefined,
    startAt,
    marks,
    bleedMm: settings.bleedMm,
    pdfX: settings.isPdfX && settings.color !== 'rgb' ? await loadPdfX() : undefined,
    title,
    pictures: await loadPictures(scene),
  })
  return new Blob([pdf], { type: 'application/pdf' })
}
