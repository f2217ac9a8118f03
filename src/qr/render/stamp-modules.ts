import { createPen, type Pen } from './create-pen'
import type { ModuleGrid } from './module-grid'

/** An outline within a module with the top left corner 0, 0, and its first point. */
export type Stamp = { x: number; y: number; draw: (pen: Pen) => void }

/** Path data of one outline, repeated for every module. */
export function stampModules({ sizeModules, dark, x: left, y: top }: ModuleGrid, stamp: Stamp) {
  const pen = createPen()
  pen.moveTo(stamp.x, stamp.y)
  const headLength = pen.path().length
  stamp.draw(pen)
  // All but the first point is relative, so the rest is the same for every module.
  const outline = pen.path().slice(headLength)

  let path = ''
  let penX = 0
  let penY = 0
  for (let y = 0; y < sizeModules; y++) {
    for (let x = 0; x < sizeModules; x++) {
      if (!dark[y * sizeModules + x]) continue
      if (path === '') {
        const start = createPen()
        start.moveTo(left + x + stamp.x, top + y + stamp.y)
        path = start.path()
      } else {
        path += `m${x - penX} ${y - penY}`
      }
      path += outline
      penX = x
      penY = y
    }
  }
  return path
}
