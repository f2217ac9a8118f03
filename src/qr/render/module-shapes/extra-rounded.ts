import { drawContours } from '../draw-contours'
import type { ModuleShapeDrawing } from './module-shape'

/** Fluid groups: wide curves outside and inside. */
export const extraRounded: ModuleShapeDrawing = {
  draw: (grid) =>
    drawContours(grid, { topLeft: 1, topRight: 1, bottomRight: 1, bottomLeft: 1, inner: 0.5 }),
  alignmentRadius: null,
}
