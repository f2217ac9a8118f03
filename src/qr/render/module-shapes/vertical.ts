import { drawRuns } from '../draw-runs'
import type { ModuleShapeDrawing } from './module-shape'

/** Columns of bars with round ends. */
export const vertical: ModuleShapeDrawing = {
  draw: (grid) => drawRuns(grid, 'vertical'),
  alignmentRadius: 0.9,
}
