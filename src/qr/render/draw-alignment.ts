import { functionKinds, functionMap } from '@/qr/encode/function-patterns'
import type { Matrix } from '@/qr/encode/matrix'
import { createPen } from './create-pen'
import { drawBox, drawRing, sameCorners } from './draw-box'
import type { ModuleGrid } from './module-grid'

const sideModules = 5

/**
 * Draws the alignment patterns (ISO/IEC 18004, 6.3.6) as solid rings and eyes, and removes their
 * modules from the grid. A pattern that a logo covers partly is not changed.
 */
export function drawAlignment({ version }: Matrix, grid: ModuleGrid, radius: number): string {
  const kinds = functionMap(version)
  const { sizeModules, dark, x: left, y: top } = grid
  const isAlignment = (x: number, y: number) =>
    kinds[y * sizeModules + x] === functionKinds.alignment
  const pen = createPen()
  for (let y = 0; y < sizeModules; y++) {
    for (let x = 0; x < sizeModules; x++) {
      const isCorner = isAlignment(x, y) && !isAlignment(x - 1, y) && !isAlignment(x, y - 1)
      if (!isCorner || !isWhole(grid, x, y)) continue
      for (let row = y; row < y + sideModules; row++) {
        dark.fill(0, row * sizeModules + x, row * sizeModules + x + sideModules)
      }
      const box = { x: left + x, y: top + y, width: sideModules, height: sideModules }
      drawRing(pen, box, sameCorners('round', radius), 1)
      const eye = { x: box.x + 2, y: box.y + 2, width: 1, height: 1 }
      drawBox(pen, eye, sameCorners('round', Math.min(0.5, radius / 2)))
    }
  }
  return pen.path()
}

/** Whether the sixteen modules of the ring and the one in the middle are all in the grid. */
function isWhole({ sizeModules, dark }: ModuleGrid, x: number, y: number): boolean {
  let count = 0
  for (let row = y; row < y + sideModules; row++) {
    for (let column = x; column < x + sideModules; column++) {
      count += dark[row * sizeModules + column] ?? 0
    }
  }
  return count === 17
}
