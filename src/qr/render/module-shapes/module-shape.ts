import type { ModuleGrid } from '../module-grid'

/** A shape of modules. A new one is a file here, a line in `draw-modules.ts` and in `design.ts`. */
export type ModuleShapeDrawing = {
  /** Path data of all modules of the grid, filled by the nonzero rule; `scale` from 0.5 to 1. */
  draw: (grid: ModuleGrid, scale: number) => string
  /**
   * Corner radius of the ring that replaces the modules of an alignment pattern, around a solid
   * eye, since readers search for its lines. Used by shapes with gaps; null for shapes whose
   * modules form solid lines.
   */
  alignmentRadius: number | null
  /** Whether modules do not touch, so that their size can be chosen. */
  isScalable?: true
  /** Whether all edges lie on the module grid. */
  crisp?: true
}
