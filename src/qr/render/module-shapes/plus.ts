import { stampModules } from '../stamp-modules'
import type { ModuleShapeDrawing } from './module-shape'

const armWidth = 0.56

export const plus: ModuleShapeDrawing = {
  draw: (grid, scale) => {
    const half = 0.5 * scale
    const arm = (armWidth / 2) * scale
    // Clockwise from the upper arm's left corner.
    const corners = [
      [arm, -half],
      [arm, -arm],
      [half, -arm],
      [half, arm],
      [arm, arm],
      [arm, half],
      [-arm, half],
      [-arm, arm],
      [-half, arm],
      [-half, -arm],
      [-arm, -arm],
    ] as const
    return stampModules(grid, {
      x: 0.5 - arm,
      y: 0.5 - half,
      draw: (pen) => {
        for (const [x, y] of corners) pen.lineTo(0.5 + x, 0.5 + y)
        pen.close()
      },
    })
  },
  alignmentRadius: 0,
  isScalable: true,
}
