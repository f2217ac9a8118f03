import type { Pixels } from '@/qr/render/pixels'
import type { Scene } from '@/qr/render/scene'
import type { ExportProblem } from './export-failure'
import type { DrawnTarget } from './export-target'

/** What the page tells the worker, once; pictures are decoded on the page, which alone reads SVG. */
export type ExportOrder = {
  scene: Scene
  pictures: ReadonlyMap<string, Pixels>
  target: DrawnTarget
}

/** What the worker answers: `progress` any number of times, then one of the others. */
export type ExportAnswer =
  | { kind: 'progress'; share: number }
  | { kind: 'drawn'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'failed'; problem: ExportProblem }
