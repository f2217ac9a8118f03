import { layOutPrint } from './lay-out-print'
import { type PrintOptions, printWidthMm } from './print-options'
import type { Scene } from './scene'
import { writePdf } from './write-pdf'

/**
 * Renders one code as a PDF of its own size, in vectors, text as outlines; colors according to
 * `PrintColor`, with bleed and cut marks around it if requested. Opacity is preserved. The same scene produces the same bytes.
 *
 * @throws Error when `pictures` lacks a picture of the scene
 */
export async function renderPdf(
  scene: Scene,
  options: PrintOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const widthMm = printWidthMm(scene, options)
  const { color, pictures, pdfX } = options
  const page = layOutPrint(scene, widthMm, options)
  return writePdf([page], { color, pictures, pdfX, title: scene.title })
}
