import type { Design } from '@/qr/design/design'
import { encodeOptions } from '@/qr/design/encode-options'
import { isPlain } from '@/qr/design/is-plain'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import type { Matrix } from '@/qr/encode/matrix'
import { buildScene, type SceneOptions } from '@/qr/render/build-scene'
import { designForPrint } from '@/qr/render/design-for-print'
import { isSceneOpaque } from '@/qr/render/is-scene-opaque'
import type { PrintBoxes } from '@/qr/render/lay-out-print'
import type { PdfX } from '@/qr/render/pdf-x'
import { picturesOf } from '@/qr/render/pictures-of'
import type { Pixels } from '@/qr/render/pixels'
import type { PrintColor } from '@/qr/render/print-color'
import { rasterizeRows } from '@/qr/render/rasterize-scene'
import { renderEps } from '@/qr/render/render-eps'
import { renderPdf } from '@/qr/render/render-pdf'
import { renderPlainSvg } from '@/qr/render/render-plain-svg'
import { renderSvg } from '@/qr/render/render-svg'
import type { Scene } from '@/qr/render/scene'
import { writePlainPng } from '@/qr/render/write-plain-png'
import { writePngRows } from '@/qr/render/write-png'
import type { EntryContent } from './pack-entry'

/** Output of each code. A `scene` is not a file, because a label is only a part of one. */
export type CodeTarget =
  | { format: 'svg'; widthMm?: number }
  | { format: 'scene'; color?: PrintColor }
  | { format: 'png'; widthPx: number }
  | ({ format: 'pdf' | 'eps'; widthMm: number; color: PrintColor } & PrintBoxes)

type Pictures = ReadonlyMap<string, Pixels>

/** Input for verifying a file by decoding: the file itself, or the scene that it shows. */
export type CodeProof =
  | { kind: 'plain-svg'; svg: string }
  | { kind: 'png'; png: Uint8Array<ArrayBuffer> }
  | { kind: 'scene'; scene: Scene; pictures: Pictures; color: PrintColor }

export type DrawnCode =
  | { ok: true; matrix: Matrix; content: EntryContent | null; proof: CodeProof }
  | { ok: false; reason: 'too-long'; excessBytes: number }
  /** The picture would have less than one pixel per module. */
  | { ok: false; reason: 'too-small'; minSizePx: number }
  | { ok: false; reason: 'logo-unreadable' }

export type DrawOptions = SceneOptions & {
  /** Loads the pictures of a scene; required for every format but SVG if the scene has pictures. */
  loadPictures?: (scene: Scene) => Promise<Pictures>
  /** Makes PDFs PDF/X-4 files. */
  pdfX?: PdfX | undefined
}

/** Renders one code of a batch as a file. The same text and design produce the same bytes. */
export async function drawCodeFile(
  text: string,
  design: Design,
  target: CodeTarget,
  { loadPictures, pdfX, ...sceneOptions }: DrawOptions = {},
): Promise<DrawnCode> {
  const encoded = encodeMatrix(text, encodeOptions(design))
  if (!encoded.ok) return { ok: false, reason: 'too-long', excessBytes: encoded.excessBytes }
  const { matrix } = encoded
  if (isPlain(design) && target.format === 'svg') {
    const sizeMm = target.widthMm
    const svg = renderPlainSvg(matrix, design, { ...sceneOptions, sizeMm })
    return { ok: true, matrix, content: { text: svg }, proof: { kind: 'plain-svg', svg } }
  }
  if (isPlain(design) && target.format === 'png') {
    const drawn = writePlainPng(matrix, { ...design, sizePx: target.widthPx }, sceneOptions)
    if (!drawn.ok) return { ok: false, reason: 'too-small', minSizePx: drawn.minSizePx }
    const { png } = drawn
    return { ok: true, matrix, content: { bytes: png }, proof: { kind: 'png', png } }
  }

  const { color = 'rgb' } = { color: undefined, ...target }
  const scene = buildScene(matrix, designForPrint(design, color), sceneOptions)
  if (target.format === 'png' && target.widthPx < scene.width) {
    return { ok: false, reason: 'too-small', minSizePx: Math.ceil(scene.width) }
  }
  const pictures: Pictures = (await loadPictures?.(scene)) ?? new Map()
  // An unreadable picture is loaded as a single pixel; a code must not be exported without its
  // logo.
  const isLost = picturesOf(scene).some(({ dataUrl }) => (pictures.get(dataUrl)?.width ?? 0) <= 1)
  if (isLost && loadPictures) return { ok: false, reason: 'logo-unreadable' }
  const proof = { kind: 'scene', scene, pictures, color } as const
  switch (target.format) {
    case 'scene':
      return { ok: true, matrix, content: null, proof }
    case 'svg':
      return {
        ok: true,
        matrix,
        content: { text: renderSvg(scene, { sizeMm: target.widthMm }) },
        proof,
      }
    case 'png': {
      const rows = rasterizeRows(scene, { widthPx: target.widthPx, pictures })
      const png = await writePngRows(rows, { title: scene.title, isOpaque: isSceneOpaque(scene) })
      return { ok: true, matrix, content: { bytes: png }, proof: { kind: 'png', png } }
    }
    case 'pdf':
    case 'eps': {
      const print = target.format === 'pdf' ? renderPdf : renderEps
      const { widthMm: sizeMm, bleedMm, hasMarks } = target
      const options = { color, sizeMm, bleedMm, hasMarks, pdfX, pictures }
      const bytes = await print(scene, options)
      // PostScript is text and compresses to a fifth; PDF streams are compressed already.
      const content = target.format === 'eps' ? { text: ascii.decode(bytes) } : { bytes }
      return { ok: true, matrix, content, proof }
    }
  }
}

const ascii = new TextDecoder()
