import { isDark, type ModuleGrid } from './module-grid'

/** Heading of an outline, y down; the dark side is on its right. */
export const headings = { east: 0, south: 1, west: 2, north: 3 } as const

/** A corner of an outline, in modules from the grid's top left. */
export type ContourCorner = {
  x: number
  y: number
  /** Heading of the outline before the corner. */
  heading: number
  /** Whether the dark side fills a quarter (turning right) or three quarters (turning left). */
  convex: boolean
}

/** One module ahead, by heading. */
export const stepX = [1, 0, -1, 0] as const
export const stepY = [0, 1, 0, -1] as const
/** Offsets from a corner to the modules ahead on the right and on the left, by heading. */
const rightX = [0, -1, -1, 0] as const
const rightY = [0, 0, -1, -1] as const
const leftX = [0, 0, -1, -1] as const
const leftY = [-1, 0, 0, -1] as const

/**
 * Returns the outlines of all groups of modules that share a side: clockwise around a group,
 * counter-clockwise around a hole. Modules that share only a corner belong to separate groups.
 */
export function traceContours(grid: ModuleGrid): ContourCorner[][] {
  const { sizeModules } = grid
  // Every outline runs east along the top of some module; each one is traced once.
  const walked = new Uint8Array(sizeModules * sizeModules)
  const contours: ContourCorner[][] = []
  for (let y = 0; y < sizeModules; y++) {
    for (let x = 0; x < sizeModules; x++) {
      if (walked[y * sizeModules + x] || !isDark(grid, x, y) || isDark(grid, x, y - 1)) continue
      contours.push(walkContour(grid, x, y, walked))
    }
  }
  return contours
}

function walkContour(
  grid: ModuleGrid,
  startX: number,
  startY: number,
  walked: Uint8Array,
): ContourCorner[] {
  const corners: ContourCorner[] = []
  let x = startX
  let y = startY
  let heading: number = headings.east
  do {
    if (heading === headings.east) walked[y * grid.sizeModules + x] = 1
    x += stepX[heading] as number
    y += stepY[heading] as number
    if (!isDark(grid, x + (rightX[heading] as number), y + (rightY[heading] as number))) {
      corners.push({ x, y, heading, convex: true })
      heading = (heading + 1) % 4
    } else if (isDark(grid, x + (leftX[heading] as number), y + (leftY[heading] as number))) {
      corners.push({ x, y, heading, convex: false })
      heading = (heading + 3) % 4
    }
  } while (x !== startX || y !== startY || heading !== headings.east)
  return corners
}
