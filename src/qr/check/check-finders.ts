import { type FinderCheck, type FinderName, finderNames } from './check-result'
import type { PictureGeometry } from './picture-geometry'
import { type FloatPlane, readPlane } from './plane'

/** Steps per module along a scan line. */
const steps = 12
/** Scan lines through the eye, in modules from its center. */
const offsets = [-1, -0.5, 0, 0.5, 1]
const directions = 72

/** ISO/IEC 18004, 6.3.3: 1:1:3:1:1, each run within half a module of its width. */
const proportions = [1, 1, 3, 1, 1]
const toleranceModules = 0.5

/** Returns whether the picture is dark at a position in modules from the top left of the symbol. */
type IsDark = (x: number, y: number) => boolean

/**
 * Tests each finder pattern as readers do: rows, columns and diagonals for 1:1:3:1:1, and all
 * directions for a ring that is complete and separate from the eye.
 *
 * @param lines threshold between dark and light for each finder, in their order
 */
export function checkFinders(
  plane: FloatPlane,
  geometry: PictureGeometry,
  { lines, inverted }: { lines: readonly number[]; inverted: boolean },
): FinderCheck[] {
  const { x: left, y: top, sizeModules } = geometry.symbol
  const scaleX = plane.width / geometry.width
  const scaleY = plane.height / geometry.height
  return finderNames.map((name, index) => {
    const line = lines[index] as number
    const isDark: IsDark = (x, y) =>
      readPlane(plane, (left + x) * scaleX, (top + y) * scaleY) < line !== inverted
    const [x, y] = findCenter(name, sizeModules)
    return { name, ...checkFinder(isDark, x, y) }
  })
}

export function findCenter(name: FinderName, sizeModules: number): [x: number, y: number] {
  const far = sizeModules - 3.5
  return [name === 'top-right' ? far : 3.5, name === 'bottom-left' ? far : 3.5]
}

function checkFinder(isDark: IsDark, x: number, y: number): Omit<FinderCheck, 'name'> {
  const row = measureRuns(isDark, x, y, 1, 0)
  const column = measureRuns(isDark, x, y, 0, 1)
  const scanned = [
    ...offsets.map((offset) => measureRuns(isDark, x, y + offset, 1, 0)),
    ...offsets.map((offset) => measureRuns(isDark, x + offset, y, 0, 1)),
    measureRuns(isDark, x, y, 1, 1),
    measureRuns(isDark, x, y, 1, -1),
  ]
  return {
    linesInProportion: scanned.filter(isInProportion).length / scanned.length,
    centerInProportion: isInProportion(row) && isInProportion(column),
    eyeModules: Math.min(row[2] ?? 0, column[2] ?? 0),
    ring: measureRing(isDark, x, y),
  }
}

/** Measures ring, gap, eye, gap and ring along a line through the eye, in modules. */
function measureRuns(isDark: IsDark, x: number, y: number, dx: number, dy: number): number[] {
  if (!isDark(x, y)) return []
  const before = measureOutward(isDark, x, y, -dx, -dy)
  const after = measureOutward(isDark, x, y, dx, dy)
  return [before[2], before[1], before[0] + after[0], after[1], after[2]]
}

/** Measures from the center outwards: half the eye, the gap, the ring. */
function measureOutward(isDark: IsDark, x: number, y: number, dx: number, dy: number) {
  const runs: [number, number, number] = [0, 0, 0]
  let run = 0
  for (let step = 0.5; step < 5.5 * steps; step += 1) {
    const out = step / steps
    if (isDark(x + dx * out, y + dy * out) !== (run !== 1)) run += 1
    if (run > 2) break
    runs[run as 0 | 1 | 2] += 1 / steps
  }
  return runs
}

/**
 * Tests proportions with the tolerance of readers: half a module per run and one module for the
 * eye, in units of the pattern's own module size.
 */
function isInProportion(runs: number[]): boolean {
  const moduleSize = runs.reduce((sum, run) => sum + run, 0) / 7
  return (
    runs.length === proportions.length &&
    runs.every((run, index) => {
      const expected = proportions[index] as number
      return Math.abs(run / moduleSize - expected) < toleranceModules * Math.min(expected, 2)
    })
  )
}

/**
 * Returns the share of the directions in which a ring is at least half a module thick and separate
 * from the eye.
 */
function measureRing(isDark: IsDark, x: number, y: number): number {
  let whole = 0
  for (let index = 0; index < directions; index += 1) {
    const angle = (2 * Math.PI * index) / directions
    const [, gap, ring] = measureOutward(isDark, x, y, Math.cos(angle), Math.sin(angle))
    if (gap >= 0.25 && ring >= 0.5) whole += 1
  }
  return whole / directions
}
