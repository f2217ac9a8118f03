import { createPen } from './create-pen'
import { drawBox, inset, sameCorners } from './draw-box'
import { drawContours } from './draw-contours'
import { drawRuns } from './draw-runs'
import { isDark, type ModuleGrid } from './module-grid'
import { stampModules } from './stamp-modules'
import { starPoints } from './star-points'

/** How the modules of a code are drawn. */
type ModuleShapeDrawing = {
  /** Path data of all modules of the grid, filled by the nonzero rule; `scale` from 0.5 to 1. */
  draw: (grid: ModuleGrid, scale: number) => string
  /**
   * Corner radius of the ring that replaces the modules of an alignment pattern, around a solid
   * eye, since readers search for its lines. Used by shapes with gaps; null for shapes whose
   * modules form solid lines.
   */
  alignmentRadius: number | null
  /** Whether modules do not touch, so that their size can be chosen. */
  isScalable?: true
  /** Whether all edges lie on the module grid. */
  crisp?: true
}

const square: ModuleShapeDrawing = {
  draw: (grid) =>
    drawContours(grid, { topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0, inner: 0 }),
  alignmentRadius: null,
  crisp: true,
}

const dot: ModuleShapeDrawing = {
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

/** Groups with softened corners. */
const rounded: ModuleShapeDrawing = {
  draw: (grid) =>
    drawContours(grid, {
      topLeft: 0.4,
      topRight: 0.4,
      bottomRight: 0.4,
      bottomLeft: 0.4,
      inner: 0.1,
    }),
  alignmentRadius: null,
}

/** Fluid groups: wide curves outside and inside. */
const extraRounded: ModuleShapeDrawing = {
  draw: (grid) =>
    drawContours(grid, { topLeft: 1, topRight: 1, bottomRight: 1, bottomLeft: 1, inner: 0.5 }),
  alignmentRadius: null,
}

/** Groups with two opposite corners round and two sharp, like a leaf. */
const classy: ModuleShapeDrawing = {
  draw: (grid) =>
    drawContours(grid, { topLeft: 0.5, topRight: 0, bottomRight: 0.5, bottomLeft: 0, inner: 0 }),
  alignmentRadius: null,
}

/** The leaf of `classy` with wider curves and without sharp corners. */
const classyRounded: ModuleShapeDrawing = {
  draw: (grid) =>
    drawContours(grid, {
      topLeft: 1,
      topRight: 0.15,
      bottomRight: 1,
      bottomLeft: 0.15,
      inner: 0.3,
    }),
  alignmentRadius: null,
}

/**
 * Half the diagonal, slightly more than half a module, so that tips meet and enough area is dark.
 */
const reach = 0.58

const diamond: ModuleShapeDrawing = {
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

/** A wide star, because a slim one would not fill enough of the module. */
const star: ModuleShapeDrawing = {
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

const armWidth = 0.56

const plus: ModuleShapeDrawing = {
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

/** Rows of bars with round ends. */
const horizontal: ModuleShapeDrawing = {
  draw: (grid) => drawRuns(grid, 'horizontal'),
  alignmentRadius: 0.9,
}

/** Columns of bars with round ends. */
const vertical: ModuleShapeDrawing = {
  draw: (grid) => drawRuns(grid, 'vertical'),
  alignmentRadius: 0.9,
}

const joint = 0.12
const tileCorners = sameCorners('round', 0.2)

/** Tiles of one, two or four modules with a joint between them. */
const mosaic: ModuleShapeDrawing = { draw: drawMosaic, alignmentRadius: 0.4 }

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
      drawBox(pen, inset(place, joint / 2), tileCorners)
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

/** All shapes, in the order in which people choose. */
const drawings = {
  square,
  dot,
  rounded,
  'extra-rounded': extraRounded,
  classy,
  'classy-rounded': classyRounded,
  diamond,
  star,
  plus,
  horizontal,
  vertical,
  mosaic,
} satisfies Record<string, ModuleShapeDrawing>

export const moduleShapeDrawings: Readonly<Record<keyof typeof drawings, ModuleShapeDrawing>> =
  drawings
