import type { ModuleGrid } from '../module-grid'

/** A shape of modules. A new one is a file here and a line in `draw-modules.ts`. */
export type ModuleShapeDrawing = {
  /** Path data of all modules of the grid, filled by the nonzero rule; `scale` from 0.5 to 1. */
  draw: (grid: ModuleGrid, scale: number) => string
  /**
   * Shapes that leave gaps draw an alignment pattern as a ring with this corner radius around a
   * solid eye, since readers search for its lines; null where its modules already make them.
   */
  alignmentRadius: number | null
  /** Whether all edges lie on the module grid. */
  crisp?: true
}
