import { drawRuns } from '../draw-runs'
import type { ModuleShapeDrawing } from './module-shape'

/** Columns of bars with round ends. */
export const vertical: ModuleShapeDrawing = {
  draw: (grid) => drawRuns(grid, 'vertical', 0.82),
  alignmentRadius: 0.9,
}
