import { stampModules } from '../stamp-modules'
import type { ModuleShapeDrawing } from './module-shape'

/**
 * Half the diagonal, slightly more than half a module, so that tips meet and enough area is dark.
 */
const reach = 0.58

export const diamond: ModuleShapeDrawing = {
  draw: (grid, scale) => {
    const half = reach * scale
    return stampModules(grid, {
      x: 0.5,
      y: 0.5 - half,
      draw: (pen) => {
        pen.lineTo(0.5 + half, 0.5)
        pen.lineTo(0.5, 0.5 + half)
        pen.lineTo(0.5 - half, 0.5)
        pen.close()
      },
    })
  },
  alignmentRadius: 0,
  isScalable: true,
}
