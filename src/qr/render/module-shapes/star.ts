import { stampModules } from '../stamp-modules'
import { starPoints } from '../star-points'
import type { ModuleShapeDrawing } from './module-shape'

/** A wide star, because a slim one would not fill enough of the module. */
export const star: ModuleShapeDrawing = {
  draw: (grid, scale) => {
    const [first, ...others] = starPoints(0.62 * scale, 0.36 * scale)
    return stampModules(grid, {
      x: 0.5 + first.x,
      y: 0.53 + first.y,
      draw: (pen) => {
        for (const { x, y } of others) pen.lineTo(0.5 + x, 0.53 + y)
        pen.close()
      },
    })
  },
  alignmentRadius: 0.5,
  isScalable: true,
}
