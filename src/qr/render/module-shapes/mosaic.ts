import { createPen } from '../create-pen'
import { drawBox, inset, sameCorners } from '../draw-box'
import { isDark, type ModuleGrid } from '../module-grid'
import type { ModuleShapeDrawing } from './module-shape'

const joint = 0.12
const corners = sameCorners('round', 0.2)

/** Tiles of one, two or four modules with a joint between them. */
export const mosaic: ModuleShapeDrawing = { draw: drawMosaic, alignmentRadius: 0.4 }

function drawMosaic(grid: ModuleGrid): string {
  const { sizeModules } = grid
  const pen = createPen()
  const laid = new Uint8Array(sizeModules * sizeModules)
  const isFree = (x: number, y: number) => isDark(grid, x, y) && !laid[y * sizeModules + x]
  for (let y = 0; y < sizeModules; y++) {
    for (let x = 0; x < sizeModules; x++) {
      if (!isFree(x, y)) continue
      const [columns, rows] = tileAt(isFree, x, y)
      for (let row = y; row < y + rows; row++) {
        laid.fill(1, row * sizeModules + x, row * sizeModules + x + columns)
      }
      const place = { x: grid.x + x, y: grid.y + y, width: columns, height: rows }
      drawBox(pen, inset(place, joint / 2), corners)
    }
  }
  return pen.path()
}

/** Columns and rows of the largest tile that fits; horizontal and vertical tiles alternate. */
function tileAt(
  isFree: (x: number, y: number) => boolean,
  x: number,
  y: number,
): [columns: number, rows: number] {
  const right = isFree(x + 1, y)
  const below = isFree(x, y + 1)
  if (right && below && isFree(x + 1, y + 1)) return [2, 2]
  if (right && !(below && (x + y) % 2)) return [2, 1]
  return below ? [1, 2] : [1, 1]
}
