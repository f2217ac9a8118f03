import { createPen } from './create-pen'
import { drawBox, sameCorners } from './draw-box'
import { isDark, type ModuleGrid } from './module-grid'

/** Share of a module. */
const thickness = 0.82

/** Draws every run of modules in one direction as a bar with round ends. */
export function drawRuns(grid: ModuleGrid, direction: 'horizontal' | 'vertical'): string {
  const pen = createPen()
  const corners = sameCorners('round', thickness / 2)
  const gap = (1 - thickness) / 2
  const { sizeModules } = grid
  const across = direction === 'horizontal'
  const isSet = (along: number, line: number) =>
    across ? isDark(grid, along, line) : isDark(grid, line, along)
  for (let line = 0; line < sizeModules; line++) {
    for (let along = 0; along < sizeModules; along++) {
      if (!isSet(along, line)) continue
      const start = along
      while (isSet(along + 1, line)) along++
      const length = along + 1 - start - 2 * gap
      const box = across
        ? { x: start + gap, y: line + gap, width: length, height: thickness }
        : { x: line + gap, y: start + gap, width: thickness, height: length }
      drawBox(pen, { ...box, x: grid.x + box.x, y: grid.y + box.y }, corners)
    }
  }
  return pen.path()
}
