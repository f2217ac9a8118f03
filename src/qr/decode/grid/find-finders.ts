import type { Point } from '../code-found'
import type { Luma } from '../pixels/luma'

/**
 * A finder pattern: its center, the side of a module, the number of scan lines that detected it,
 * and that number as a share of the lines through its eye.
 */
export type Finder = Point & { modulePx: number; seen: number; quality: number }

/** Maximum deviation of a run from its share of 1 : 1 : 3 : 1 : 1, in modules. */
const toleranceModules = 0.7
const mostFinders = 60
const leastQuality = 0.4

/**
 * Finds finder patterns in a black-and-white picture: rows of runs of 1 : 1 : 3 : 1 : 1 modules
 * (ISO/IEC 18004, 6.3.3) confirmed vertically, then horizontally again. Detects dark patterns on a
 * light background; invert the picture for light ones.
 */
export function findFinders(picture: Luma): Finder[] {
  const { values, width, height } = picture
  const finders: Finder[] = []
  const step = Math.max(1, Math.min(3, Math.floor(Math.min(width, height) / 350)))
  for (let y = 0; y < height; y += step) {
    const row = y * width
    // The lengths of the last five runs, the present one last.
    let [a, b, c, d, e] = [0, 0, 0, 0, 0]
    let isDark = false
    for (let x = 0; x <= width; x++) {
      const dark = x < width && (values[row + x] as number) < 128
      if (x < width && dark === isDark) {
        e++
        continue
      }
      // A run has ended; if the run was dark, five runs end with it.
      if (isDark && finders.length < mostFinders * 4 && isFinderLike(a, b, c, d, e)) {
        confirm(x - e - d - c / 2, y, a + b + c + d + e)
      }
      a = b
      b = c
      c = d
      d = e
      e = 1
      isDark = dark
    }
  }
  for (const finder of finders) {
    finder.quality = Math.min(1, (finder.seen * step) / (3 * finder.modulePx))
  }
  return finders
    .filter(({ quality }) => quality >= leastQuality)
    .sort((a, b) => b.quality - a.quality || b.modulePx - a.modulePx)
    .slice(0, mostFinders)

  function confirm(x: number, y: number, acrossPx: number): void {
    const down = crossCheck(picture, x, y, 0, 1, acrossPx)
    if (!down) return
    const across = crossCheck(picture, x, down.middle, 1, 0, acrossPx)
    if (!across) return
    if (
      !isRingedAslant(picture, across.middle, down.middle, 1) &&
      !isRingedAslant(picture, across.middle, down.middle, -1)
    )
      return
    const found = { x: across.middle, y: down.middle, modulePx: (down.length + across.length) / 14 }
    for (const known of finders) {
      const isNear = Math.hypot(known.x - found.x, known.y - found.y) < known.modulePx * 2.5
      if (!isNear || Math.abs(known.modulePx - found.modulePx) > known.modulePx) continue
      known.seen++
      known.x += (found.x - known.x) / known.seen
      known.y += (found.y - known.y) / known.seen
      known.modulePx += (found.modulePx - known.modulePx) / known.seen
      return
    }
    finders.push({ ...found, seen: 1, quality: 0 })
  }
}

/** Returns whether a diagonal through the center crosses the ring too; random runs do not. */
function isRingedAslant(picture: Luma, x: number, y: number, slope: 1 | -1): boolean {
  const runs: number[] = []
  for (const direction of [-1, 1]) {
    let dark = true
    let changes = 0
    let length = 0
    for (let at = 0; changes < 3; at++) {
      const isDark = isDarkAt(
        picture,
        Math.floor(x) + at * direction,
        Math.floor(y) + at * direction * slope,
      )
      if (isDark === undefined) return false
      length++
      if (isDark === dark) continue
      runs.push(length)
      length = 0
      dark = isDark
      changes++
    }
  }
  const [eyeA = 0, gapA = 0, ringA = 0, eyeB = 0, gapB = 0, ringB = 0] = runs
  return isFinderLike(ringA, gapA, eyeA + eyeB - 1, gapB, ringB)
}

/** Measures the center and length of the five runs through a point along one axis. */
function crossCheck(picture: Luma, x: number, y: number, dx: 0 | 1, dy: 0 | 1, likePx: number) {
  const startX = Math.floor(x)
  const startY = Math.floor(y)
  const isDark = (at: number) => isDarkAt(picture, startX + at * dx, startY + at * dy)
  if (isDark(0) !== true) return undefined
  const halves = [-1, 1].map((direction) => {
    const lengths = [0, 0, 0]
    let at = direction === 1 ? 1 : 0
    for (const [ring, dark] of [true, false, true].entries()) {
      while (isDark(at) === dark) {
        lengths[ring] = (lengths[ring] as number) + 1
        at += direction
        if ((lengths[ring] as number) > likePx) return undefined
      }
    }
    return lengths as [number, number, number]
  })
  const [before, after] = halves
  if (!before || !after) return undefined
  const eye = before[0] + after[0]
  if (!isFinderLike(before[2], before[1], eye, after[1], after[2])) return undefined
  const length = before[2] + before[1] + eye + after[1] + after[2]
  if (length > likePx * 2.5 || length < likePx * 0.4) return undefined
  const start = dx === 1 ? startX : startY
  return { middle: start + 1 + (after[0] - before[0]) / 2, length }
}

/** Returns undefined outside the picture. */
function isDarkAt({ values, width, height }: Luma, x: number, y: number): boolean | undefined {
  if (x < 0 || y < 0 || x >= width || y >= height) return undefined
  return (values[y * width + x] as number) < 128
}

/** Compares five runs with 1 : 1 : 3 : 1 : 1. */
function isFinderLike(ringA: number, gapA: number, eye: number, gapB: number, ringB: number) {
  const length = ringA + gapA + eye + gapB + ringB
  if (length < 7 || ringA === 0 || gapA === 0 || eye === 0 || gapB === 0 || ringB === 0)
    return false
  const module = length / 7
  const tolerance = module * toleranceModules + 0.5
  return (
    Math.abs(eye - 3 * module) < 2.2 * tolerance &&
    Math.abs(ringA - module) < tolerance &&
    Math.abs(gapA - module) < tolerance &&
    Math.abs(gapB - module) < tolerance &&
    Math.abs(ringB - module) < tolerance
  )
}
