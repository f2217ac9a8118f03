import { drawContours } from '../draw-contours'
import type { ModuleShapeDrawing } from './module-shape'

/** The leaf of `classy` with wider curves and without sharp corners. */
export const classyRounded: ModuleShapeDrawing = {
  draw: (grid) =>
    drawContours(grid, {
      topLeft: 1,
      topRight: 0.15,
      bottomRight: 1,
      bottomLeft: 0.15,
      inner: 0.3,
    }),
  alignmentRadius: null,
}
