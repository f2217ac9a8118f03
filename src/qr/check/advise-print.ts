import type { PrintSizes } from './check-result'
import type { PictureGeometry } from './picture-geometry'

/** The least that phones resolve at arm's length, and that any office printer prints cleanly. */
export const minimumModuleMm = 0.4
const distancePerWidth = 10

/**
 * How small a picture may be printed: its whole width counts, quiet zone and frame included, since
 * that is what is placed on a page. The distance follows from the symbol alone, which is what a
 * camera has to resolve.
 */
export function advisePrint({ width, symbol }: PictureGeometry): PrintSizes {
  return {
    minSizeMm: Math.ceil(width * minimumModuleMm),
    readingDistanceMm: Math.round(symbol.sizeModules * minimumModuleMm) * distancePerWidth,
  }
}
