import { drawRuns } from '../draw-runs'
import type { ModuleShapeDrawing } from './module-shape'

/** Rows of bars with round ends. */
export const horizontal: ModuleShapeDrawing = {
  draw: (grid) => drawRuns(grid, 'horizontal'),
  alignmentRadius: 0.9,
}
