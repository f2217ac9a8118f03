import { drawContours } from '../draw-contours'
import type { ModuleShapeDrawing } from './module-shape'

export const square: ModuleShapeDrawing = {
  draw: (grid) =>
    drawContours(grid, { topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0, inner: 0 }),
  alignmentRadius: null,
  crisp: true,
}
