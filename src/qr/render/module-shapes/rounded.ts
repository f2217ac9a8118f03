import { drawContours } from '../draw-contours'
import type { ModuleShapeDrawing } from './module-shape'

/** Groups with softened corners. */
export const rounded: ModuleShapeDrawing = {
  draw: (grid) =>
    drawContours(grid, {
      topLeft: 0.4,
      topRight: 0.4,
      bottomRight: 0.4,
      bottomLeft: 0.4,
      inner: 0.1,
    }),
  alignmentRadius: null,
}
