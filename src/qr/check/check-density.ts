import { findReadingDistance } from './advise-print'
import type { DensityCheck } from './check-result'
import { type GradeBounds, gradeShare } from './grade-share'
import type { PictureGeometry } from './picture-geometry'

/** Width of a code on a flyer, a menu or a label, where no size is chosen. */
const typicalWidthMm = 50

/**
 * Widths of a module in millimeters that a phone's video frame (1920 px over 70°) shows with three
 * pixels from 25, 20, 16 and 11 cm; the first is how a phone is held without thinking, from the last
 * few cameras focus.
 */
const moduleMmBounds: GradeBounds = [0.55, 0.44, 0.35, 0.24]

/** Measures how fine the modules are on paper. */
export function checkDensity(
  { width, symbol }: PictureGeometry,
  printWidthMm?: number,
): DensityCheck {
  const widthMm = printWidthMm ?? typicalWidthMm
  const moduleMm = widthMm / width
  return {
    version: (symbol.sizeModules - 17) / 4,
    printWidthMm: widthMm,
    isChosen: printWidthMm !== undefined,
    moduleMm,
    readingDistanceMm: findReadingDistance(symbol, moduleMm),
    grade: gradeShare(moduleMm, moduleMmBounds),
  }
}
