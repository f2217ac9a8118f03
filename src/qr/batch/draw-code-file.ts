import type { Design } from '@/qr/design/design'
import { encodeOptions } from '@/qr/design/encode-options'
import { findRequiredWidthMm } from '@/qr/design/find-required-width-mm'
import { isPlain } from '@/qr/design/is-plain'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import type { Matrix } from '@/qr/encode/matrix'
import { buildScene, type SceneOptions } from '@/qr/render/build-scene'
import { designForPrint } from '@/qr/render/design-for-print'
import { fitSymbolWidth } from '@/qr/render/fit-symbol-width'
import type { PdfX } from '@/qr/render/pdf-x'
import { renderPlainSvg } from '@/qr/render/render-plain-svg'
import { writePlainPng } from '@/qr/render/write-plain-png'
import {
  type CodeTarget,
  type ExportedScene,
  exportScene,
  type PictureLoader,
} from './export-scene'

export type DrawnCode =
  | (Extract<ExportedScene, { ok: true }> & { matrix: Matrix })
  | { ok: false; reason: 'too-long'; excessBytes: number }
  | Extract<ExportedScene, { ok: false }>

export type DrawOptions = SceneOptions & {
  /** Loads the pictures of a scene; required for every format but SVG if the scene has pictures. */
  loadPictures?: PictureLoader
  /** Makes PDFs PDF/X-4 files. */
  pdfX?: PdfX | undefined
}

/**
 * Renders one code of a batch as a file. The same text and design produce the same bytes on the same platform. A width in
 * millimeters does not apply to a code whose specification requires another; see
 * `findRequiredWidthMm`.
 */
export async function drawCodeFile(
  text: string,
  design: Design,
  target: CodeTarget,
  { loadPictures, pdfX, ...sceneOptions }: DrawOptions = {},
): Promise<DrawnCode> {
  const encoded = encodeMatrix(text, encodeOptions(design))
  if (!encoded.ok) return { ok: false, reason: 'too-long', excessBytes: encoded.excessBytes }
  const { matrix } = encoded
  const requiredMm = findRequiredWidthMm(text)
  if (isPlain(design) && target.format === 'svg') {
    const width = matrix.sizeModules + 2 * design.marginModules
    const sizeMm = fitTarget(target, { width, symbol: matrix }, requiredMm).widthMm
    const svg = renderPlainSvg(matrix, design, { ...sceneOptions, sizeMm })
    return { ok: true, matrix, content: { text: svg }, proof: { kind: 'plain-svg', svg } }
  }
  if (isPlain(design) && target.format === 'png') {
    const drawn = await writePlainPng(matrix, { ...design, sizePx: target.widthPx }, sceneOptions)
    if (!drawn.ok) return { ok: false, reason: 'too-small', minSizePx: drawn.minSizePx }
    const { png } = drawn
    const modulesWide = matrix.sizeModules + 2 * design.marginModules
    const proof = { kind: 'png', png, modulesWide } as const
    return { ok: true, matrix, content: { bytes: png }, proof }
  }

  const { color = 'rgb' } = { color: undefined, ...target }
  const scene = buildScene(matrix, designForPrint(design, color), sceneOptions)
  const exported = await exportScene(scene, fitTarget(target, scene, requiredMm), {
    loadPictures,
    pdfX,
  })
  return exported.ok ? { ...exported, matrix } : exported
}

function fitTarget<Target extends CodeTarget>(
  target: Target,
  picture: Parameters<typeof fitSymbolWidth>[0],
  requiredMm: number | undefined,
): Target {
  const hasWidth = 'widthMm' in target && target.widthMm !== undefined
  return hasWidth && requiredMm
    ? { ...target, widthMm: fitSymbolWidth(picture, requiredMm) }
    : target
}
