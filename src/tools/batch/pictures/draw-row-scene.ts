import { paths } from '@/paths'
import { type BarcodeFormat, barcodeColors, barcodeFacts, buildBarcodeScene } from '@/qr/barcode'
import { applyRowStyle } from '@/qr/batch'
import { type Design, designForText, encodeOptions } from '@/qr/design'
import { encodeMatrix } from '@/qr/encode'
import { buildScene, outlineFrameText, type Scene } from '@/qr/render'
import { fetchGlyphs, outlineText } from '@/qr/text'
import { traceText } from '@/tools/shared/text/trace-text'
import { barcodeWriterUrl } from '../barcode-writer-url'
import type { BatchRow } from '../batch-job'

const loadGlyphs = fetchGlyphs(paths.glyphs)

/** The code of a row as a scene, for pictures on the page; null if it cannot be drawn. */
export async function drawRowScene(
  { text, look }: Pick<BatchRow, 'text' | 'look'>,
  { design, barcode, language }: { design: Design; barcode?: BarcodeFormat; language: string },
): Promise<Scene | null> {
  const style = barcode ? look?.color && { color: look.color } : look
  const styled = applyRowStyle(design, style || undefined, text, language)
  const own = designForText(text, styled.ok ? styled.design : design)
  if (barcode) return drawBarcode(text, barcode, own)
  const encoded = encodeMatrix(text, encodeOptions(own))
  if (!encoded.ok) return null
  const frameText = await outlineFrameText(own, loadGlyphs, traceText).catch(() => null)
  return buildScene(encoded.matrix, own, { frameText })
}

async function drawBarcode(
  text: string,
  format: BarcodeFormat,
  design: Design,
): Promise<Scene | null> {
  const { encodeBarcode, prepareBarcodeWriter } = await import('@/qr/barcode/encode-barcode')
  await prepareBarcodeWriter({ wasmUrl: barcodeWriterUrl() })
  const modules = await encodeBarcode(text, format)
  if (!modules) return null
  const outlines = barcodeFacts[format].isLinear
    ? await outlineText(text, { font: 'sans', language: 'en', load: loadGlyphs }).catch(() => null)
    : null
  return buildBarcodeScene(modules, format, { ...barcodeColors(design), text: outlines })
}
