import type { Design } from '@/qr/design/design'
import { isPlain } from '@/qr/design/is-plain'
import type { Matrix } from '@/qr/encode/matrix'
import { buildScene } from '@/qr/render/build-scene'
import { designForPrint } from '@/qr/render/design-for-print'
import type { PrintBoxes } from '@/qr/render/lay-out-print'
import type { PrintColor } from '@/qr/render/print-color'
import { readPdfX } from '@/qr/render/read-pdf-x.node.js'
import { renderCodeSvg } from '@/qr/render/render-code'
import { writePlainPng } from '@/qr/render/write-plain-png'
import type { OutlinedText } from '@/qr/text/outlined-text'
import type { CliFormat } from './cli-formats'

export type ExportOptions = PrintBoxes & {
  format: CliFormat
  title: string
  frameText: OutlinedText | null
  /** PDF and EPS only. */
  color: PrintColor
  /** Width on paper; SVG, PDF and EPS only. */
  widthMm?: number
  /** PDF only. */
  isPdfX?: boolean | undefined
}

export type PictureExport =
  | { ok: true; bytes: string | Uint8Array }
  | { ok: false; problem: string }

/**
 * Renders a symbol in a design as a file of any format. The modules of a format are imported on
 * demand, for a fast startup.
 */
export async function exportPicture(
  matrix: Matrix,
  design: Design,
  { format, title, frameText, color, widthMm, isPdfX, ...boxes }: ExportOptions,
): Promise<PictureExport> {
  if (format === 'svg') {
    return { ok: true, bytes: renderCodeSvg(matrix, design, { title, frameText, sizeMm: widthMm }) }
  }
  if (format === 'png' && isPlain(design)) {
    const png = await writePlainPng(matrix, design, { title })
    if (png.ok) return { ok: true, bytes: png.png }
    return { ok: false, problem: `too small: ${png.minSizePx} pixels at least` }
  }
  const scene = buildScene(matrix, designForPrint(design, color), { title, frameText })
  const { loadPictures } = await import('@/qr/render/load-pictures.node.js')
  const pictures = await loadPictures(scene)
  if (format === 'pdf') {
    const { renderPdf } = await import('@/qr/render/render-pdf')
    const pdfX = isPdfX ? await readPdfX() : undefined
    const options = { ...boxes, color, sizeMm: widthMm, pictures, pdfX }
    return { ok: true, bytes: await renderPdf(scene, options) }
  }
  if (format === 'eps') {
    const { renderEps } = await import('@/qr/render/render-eps')
    return { ok: true, bytes: await renderEps(scene, { color, sizeMm: widthMm, pictures }) }
  }
  const { rasterizeScene } = await import('@/qr/render/rasterize-scene')
  const pixels = rasterizeScene(scene, { pictures })
  if (format === 'png') {
    const { writePng } = await import('@/qr/render/write-png')
    return { ok: true, bytes: await writePng(pixels, { title }) }
  }
  const { encodePicture } = await import('@/qr/render/encode-picture.node.js')
  const type = format === 'jpg' ? 'jpeg' : 'webp'
  const encoded = await encodePicture(pixels, { type, title })
  return encoded.ok ? encoded : { ok: false, problem: encoded.reason }
}
