import { type PrintOptions, printWidthMm } from './print-options'
import type { Scene } from './scene'
import { writePdf } from './write-pdf'

/**
 * Renders one code as a PDF of its own size, in vectors, text as outlines; colours according to
 * `PrintColor`. Opacity is preserved. The same scene produces the same bytes.
 *
 * @throws Error when `pictures` lacks a picture of the scene
 */
export async function renderPdf(
  scene: Scene,
  options: PrintOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const widthMm = printWidthMm(scene, options)
  const heightMm = (widthMm * scene.height) / scene.width
  const page = { widthMm, heightMm, placements: [{ scene, xMm: 0, yMm: 0, widthMm }] }
  return writePdf([page], options)
}
