import type { ModuleGrid } from '../module-grid'

/** A shape of modules. A new shape is a file here and a line in `draw-modules.ts`. */
export type ModuleShapeDrawing = {
  /** Path data of all modules of the grid, filled by the nonzero rule; `scale` from 0.5 to 1. */
  draw: (grid: ModuleGrid, scale: number) => string
  /**
   * Corner radius of the ring that replaces the modules of an alignment pattern, around a solid
   * eye, since readers search for its lines. Used by shapes with gaps; null for shapes whose
   * modules form solid lines.
   */
  alignmentRadius: number | null
  /** Whether all edges lie on the module grid. */
  crisp?: true
}
