import {
  type EncodedPicture,
  encodeRows,
  isSceneOpaque,
  rasterizeRows,
  renderEps,
  renderPdf,
  writePngRows,
} from '@/qr/render'
import type { ExportAnswer, ExportOrder } from './export-protocol'

/** Processes an export job. Pictures are drawn row by row, so that 8192 pixels per side fit. */
export async function drawScene(
  order: ExportOrder,
  onProgress: (share: number) => void,
): Promise<ExportAnswer> {
  try {
    const encoded = await encode(order, onProgress)
    if (encoded.ok) return { kind: 'drawn', bytes: encoded.bytes }
    const problem = encoded.reason === 'too-large' ? 'tooLarge' : 'cannotWrite'
    return { kind: 'failed', problem }
  } catch (error) {
    return { kind: 'failed', problem: isOutOfMemory(error) ? 'tooLarge' : 'failed' }
  }
}

async function encode(
  { scene, pictures, target, pdfX }: ExportOrder,
  onProgress: (share: number) => void,
): Promise<EncodedPicture> {
  const { title } = scene
  switch (target.format) {
    case 'png': {
      const { widthPx, dpi } = target
      const rows = rasterizeRows(scene, { widthPx, pictures })
      const isOpaque = isSceneOpaque(scene)
      return { ok: true, bytes: await writePngRows(rows, { title, dpi, isOpaque, onProgress }) }
    }
    case 'jpeg': {
      const { widthPx, dpi } = target
      const rows = rasterizeRows(scene, { widthPx, pictures, background: '#ffffff' })
      return encodeRows(rows, { type: 'jpeg', title, dpi, onProgress })
    }
    case 'webp': {
      const rows = rasterizeRows(scene, { widthPx: target.widthPx, pictures })
      return encodeRows(rows, { type: 'webp', title, onProgress })
    }
    case 'pdf':
    case 'eps': {
      const { format, widthMm, ...boxes } = target
      const print = format === 'pdf' ? renderPdf : renderEps
      const options = { ...boxes, sizeMm: widthMm, pictures, pdfX }
      return { ok: true, bytes: await print(scene, options) }
    }
  }
}

/** Arrays that exceed the memory throw a RangeError, canvases a DOMException. */
function isOutOfMemory(error: unknown): boolean {
  return error instanceof RangeError || error instanceof DOMException
}
