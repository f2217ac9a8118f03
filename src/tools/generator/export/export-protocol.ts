import type { PdfX, Pixels, Scene } from '@/qr/render'
import type { ExportProblem } from './export-failure'
import type { DrawnTarget } from './export-target'

/**
 * A drawing job for the worker. Pictures are decoded on the page, because workers cannot read SVG.
 */
export type ExportOrder = {
  scene: Scene
  pictures: ReadonlyMap<string, Pixels>
  target: DrawnTarget
  /** For a PDF/X file. */
  pdfX?: PdfX | undefined
}

export type ExportAnswer =
  | { kind: 'drawn'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'failed'; problem: ExportProblem }
