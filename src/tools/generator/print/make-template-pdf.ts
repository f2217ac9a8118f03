import type { Scene } from '@/qr/render'
import type { DrawnTemplate } from '@/qr/template'
import { loadPdfX } from '@/tools/shared/print-boxes/load-pdf-x'
import type { TemplateSettings } from './template-settings'

/**
 * The page as a PDF; the renderer loads with the first call.
 *
 * @throws (rejects) if a module or picture could not be loaded
 */
export async function makeTemplatePdf(
  scene: DrawnTemplate['scene'],
  code: Scene,
  { color, bleedMm, hasTrimMarks, isPdfX }: TemplateSettings,
): Promise<Blob> {
  const [{ renderPdf }, { loadPictures }] = await Promise.all([
    import('@/qr/render/render-pdf'),
    import('@/qr/render/load-pictures'),
  ])
  const pdf = await renderPdf(scene, {
    color,
    sizeMm: scene.width,
    bleedMm,
    hasMarks: hasTrimMarks,
    pdfX: isPdfX && color !== 'rgb' ? await loadPdfX() : undefined,
    pictures: await loadPictures(code),
  })
  return new Blob([pdf], { type: 'application/pdf' })
}
