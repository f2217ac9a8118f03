import { stampModules } from '../stamp-modules'
import type { ModuleShapeDrawing } from './module-shape'

export const dot: ModuleShapeDrawing = {
  draw: (grid, scale) => {
    const radius = scale / 2
    return stampModules(grid, {
      x: 0.5 - radius,
      y: 0.5,
      draw: (pen) => {
        pen.arcTo(radius, 0.5 + radius, 0.5)
        pen.arcTo(radius, 0.5 - radius, 0.5)
        pen.close()
      },
    })
  },
  alignmentRadius: 1.5,
  isScalable: true,
}
