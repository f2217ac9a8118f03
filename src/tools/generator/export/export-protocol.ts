import type { Pixels } from '@/qr/render/pixels'
import type { Scene } from '@/qr/render/scene'
import type { ExportProblem } from './export-failure'
import type { DrawnTarget } from './export-target'

/** What the worker draws; pictures are decoded on the page, which alone reads SVG. */
export type ExportOrder = {
  scene: Scene
  pictures: ReadonlyMap<string, Pixels>
  target: DrawnTarget
}

export type ExportAnswer =
  | { kind: 'drawn'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'failed'; problem: ExportProblem }
