import type { PrintSizes } from './check-result'
import type { PictureGeometry } from './picture-geometry'

/** The minimum that phones resolve at arm's length and that any office printer prints cleanly. */
export const minimumModuleMm = 0.4
const distancePerWidth = 10
/**
 * Maximum distance in widths of a module: a video frame of 1920 px that covers 70° shows a module
 * with three pixels from there.
 */
const distancePerModule = 450

/**
 * Returns the smallest print size and its reading distance. The size is the whole width of the
 * picture, including quiet zone and frame, since that is what is placed on a page.
 */
export function advisePrint({ width, symbol }: PictureGeometry): PrintSizes {
  return {
    minSizeMm: Math.ceil(width * minimumModuleMm),
    readingDistanceMm: findReadingDistance(symbol, minimumModuleMm),
  }
}

/**
 * Returns the reading distance in whole centimeters, as millimeters: ten times the width of the
 * symbol, which is what a camera has to find, but no more than its modules allow.
 */
export function findReadingDistance(
  { sizeModules }: PictureGeometry['symbol'],
  moduleMm: number,
): number {
  const modules = Math.min(sizeModules * distancePerWidth, distancePerModule)
  return Math.round((modules * moduleMm) / 10) * 10
}
