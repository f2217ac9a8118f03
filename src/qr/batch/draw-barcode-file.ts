import { barcodeColors } from '@/qr/barcode/barcode-colors'
import { type BarcodeFormat, barcodeFacts } from '@/qr/barcode/barcode-formats'
import { buildBarcodeScene } from '@/qr/barcode/build-barcode-scene'
import { checkBarcodeText } from '@/qr/barcode/check-barcode-text'
import { encodeBarcode } from '@/qr/barcode/encode-barcode'
import type { Design } from '@/qr/design/design'
import type { PdfX } from '@/qr/render/pdf-x'
import type { GlyphLoader } from '@/qr/text/glyph-files'
import { outlineText } from '@/qr/text/outline-text'
import { type CodeTarget, type ExportedScene, exportScene } from './export-scene'

type DrawnBarcode =
  | (Extract<ExportedScene, { ok: true }> & { sizeModules: number; expected: string })
  | Extract<ExportedScene, { ok: false }>
  | { ok: false; reason: 'unreadable' }

type BarcodeOptions = {
  title: string
  loadGlyphs: GlyphLoader
  /** Makes PDFs PDF/X-4 files. */
  pdfX?: PdfX | undefined
}

/**
 * Renders one barcode of a batch as a file, in the main colors of a design. Call
 * `prepareBarcodeWriter` first.
 */
export async function drawBarcodeFile(
  text: string,
  { format, design }: { format: BarcodeFormat; design: Design },
  target: CodeTarget,
  { title, loadGlyphs, pdfX }: BarcodeOptions,
): Promise<DrawnBarcode> {
  const checked = checkBarcodeText(text, format)
  const modules = checked.ok ? await encodeBarcode(checked.text, format) : undefined
  if (!checked.ok || !modules) return { ok: false, reason: 'unreadable' }
  const { isLinear } = barcodeFacts[format]
  const outlines = isLinear
    ? await outlineText(checked.text, { font: 'sans', language: 'en', load: loadGlyphs })
    : null
  const scene = buildBarcodeScene(modules, format, {
    ...barcodeColors(design),
    title,
    text: outlines,
  })
  const exported = await exportScene(scene, target, { pdfX })
  const { expected } = checked
  return exported.ok ? { ...exported, sizeModules: modules.width, expected } : exported
}
