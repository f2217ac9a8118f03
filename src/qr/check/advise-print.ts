import type { PrintSizes } from './check-result'
import type { PictureGeometry } from './picture-geometry'

/** The minimum that phones resolve at arm's length and that any office printer prints cleanly. */
export const minimumModuleMm = 0.4
const distancePerWidth = 10

/**
 * Returns the smallest print size and its reading distance. The size is the whole width of the
 * picture, including quiet zone and frame, since that is what is placed on a page. The distance
 * depends on the symbol alone, which is what a camera has to resolve.
 */
export function advisePrint({ width, symbol }: PictureGeometry): PrintSizes {
  return {
    minSizeMm: Math.ceil(width * minimumModuleMm),
    readingDistanceMm: Math.round(symbol.sizeModules * minimumModuleMm) * distancePerWidth,
  }
}
