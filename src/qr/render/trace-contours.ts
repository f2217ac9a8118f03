import { isDark, type ModuleGrid } from './module-grid'

/** Where an outline goes, y down; the dark side is at its right hand. */
export const headings = { east: 0, south: 1, west: 2, north: 3 } as const

/** A corner of an outline, in modules from the grid's top left. */
export type ContourCorner = {
  x: number
  y: number
  /** The heading with which the outline comes here. */
  heading: number
  /** Whether the dark side fills a quarter (turning right) or three quarters (turning left). */
  convex: boolean
}

/** One module on, by heading. */
export const stepX = [1, 0, -1, 0] as const
export const stepY = [0, 1, 0, -1] as const
/** From a corner to the module ahead at the right and at the left hand, by heading. */
const rightX = [0, -1, -1, 0] as const
const rightY = [0, 0, -1, -1] as const
const leftX = [0, 0, -1, -1] as const
const leftY = [-1, 0, 0, -1] as const

/**
 * The outlines of all groups of modules that touch by a side: clockwise around a group, counter-
 * clockwise around a hole. Modules that touch by a corner only stay apart.
 */
export function traceContours(grid: ModuleGrid): ContourCorner[][] {
  const { sizeModules } = grid
  // Every outline has a way east along the top of some module; each is walked once.
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
