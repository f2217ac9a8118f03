import { drawContours } from '../draw-contours'
import type { ModuleShapeDrawing } from './module-shape'

/** Groups with two opposite corners round and two sharp, like a leaf. */
export const classy: ModuleShapeDrawing = {
  draw: (grid) =>
    drawContours(grid, { topLeft: 0.5, topRight: 0, bottomRight: 0.5, bottomLeft: 0, inner: 0 }),
  alignmentRadius: null,
}
