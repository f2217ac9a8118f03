import { isSceneOpaque } from '@/qr/render/is-scene-opaque'
import type { PrintBoxes } from '@/qr/render/lay-out-print'
import type { PdfX } from '@/qr/render/pdf-x'
import { picturesOf } from '@/qr/render/pictures-of'
import type { Pixels } from '@/qr/render/pixels'
import type { PrintColor } from '@/qr/render/print-color'
import { rasterizeRows } from '@/qr/render/rasterize-scene'
import { renderEps } from '@/qr/render/render-eps'
import { renderPdf } from '@/qr/render/render-pdf'
import { renderSvg } from '@/qr/render/render-svg'
import type { Scene } from '@/qr/render/scene'
import { writePngRows } from '@/qr/render/write-png'
import type { EntryContent } from './pack-entry'

/** Output of each code. A `scene` is not a file, because a label is only a part of one. */
export type CodeTarget =
  | { format: 'svg'; widthMm?: number }
  | { format: 'scene'; color?: PrintColor }
  | { format: 'png'; widthPx: number }
  | ({ format: 'pdf' | 'eps'; widthMm: number; color: PrintColor } & PrintBoxes)

type Pictures = ReadonlyMap<string, Pixels>
export type PictureLoader = (scene: Scene) => Promise<Pictures>

/** Input for verifying a file by decoding: the file itself, or the scene that it shows. */
export type CodeProof =
  | { kind: 'plain-svg'; svg: string }
  /** `modulesWide`: the width of the picture in modules. */
  | { kind: 'png'; png: Uint8Array<ArrayBuffer>; modulesWide: number }
  | { kind: 'scene'; scene: Scene; pictures: Pictures; color: PrintColor }

export type ExportedScene =
  | { ok: true; content: EntryContent | null; proof: CodeProof }
  /** The picture would have less than one pixel per module. */
  | { ok: false; reason: 'too-small'; minSizePx: number }
  | { ok: false; reason: 'logo-unreadable' }

type ExportTools = {
  loadPictures?: PictureLoader | undefined
  /** Makes PDFs PDF/X-4 files. */
  pdfX?: PdfX | undefined
}

const ascii = new TextDecoder()

/**
 * Renders the scene of a code as a file. The same scene produces the same bytes
 * on the same platform, whose zlib packs PNG files.
 */
export async function exportScene(
  scene: Scene,
  target: CodeTarget,
  { loadPictures, pdfX }: ExportTools = {},
): Promise<ExportedScene> {
  const { color = 'rgb' } = { color: undefined, ...target }
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
      return { ok: true, content: null, proof }
    case 'svg':
      return { ok: true, content: { text: renderSvg(scene, { sizeMm: target.widthMm }) }, proof }
    case 'png': {
      const rows = rasterizeRows(scene, { widthPx: target.widthPx, pictures })
      const png = await writePngRows(rows, { title: scene.title, isOpaque: isSceneOpaque(scene) })
      return {
        ok: true,
        content: { bytes: png },
        proof: { kind: 'png', png, modulesWide: scene.width },
      }
    }
    case 'pdf':
    case 'eps': {
      const print = target.format === 'pdf' ? renderPdf : renderEps
      const { widthMm: sizeMm, bleedMm, hasMarks } = target
      const options = { color, sizeMm, bleedMm, hasMarks, pdfX, pictures }
      const bytes = await print(scene, options)
      // PostScript is text and compresses to a fifth; PDF streams are compressed already.
      const content = target.format === 'eps' ? { text: ascii.decode(bytes) } : { bytes }
      return { ok: true, content, proof }
    }
  }
}
