import { type QuietZoneCheck, type Side, sides } from './check-result'
import type { PictureGeometry } from './picture-geometry'
import { type FloatPlane, readPlane } from './plane'

/** Larger widths are not distinguished. */
const farthestModules = 20
/** Steps per module outwards, and lines per module along the side. */
const stepsPerModule = 8
const linesPerModule = 2

/**
 * Measures the quiet modules around the symbol on each side: up to anything darker than the light
 * modules, or to the edge of the picture, beyond which anything may follow (ISO/IEC 18004, 6.3.8
 * requires 4).
 *
 * @param line the threshold between dark and light; `inverted` for light modules on dark
 */
export function checkQuietZone(
  plane: FloatPlane,
  geometry: PictureGeometry,
  { line, inverted }: { line: number; inverted: boolean },
): QuietZoneCheck {
  const scaleX = plane.width / geometry.width
  const scaleY = plane.height / geometry.height
  const isQuiet = (x: number, y: number) =>
    x >= 0 &&
    y >= 0 &&
    x <= geometry.width &&
    y <= geometry.height &&
    readPlane(plane, x * scaleX, y * scaleY) < line === inverted

  const widths = Object.fromEntries(
    sides.map((side) => [side, measureSide(side, geometry.symbol, isQuiet)]),
  ) as Record<Side, number>
  const narrowest = sides.reduce((least, side) => (widths[side] < widths[least] ? side : least))
  return { modules: widths[narrowest], narrowest, sides: widths }
}

function measureSide(
  side: Side,
  { x: left, y: top, sizeModules }: PictureGeometry['symbol'],
  isQuiet: (x: number, y: number) => boolean,
): number {
  let narrowest = farthestModules
  for (let along = 0.25; along < sizeModules; along += 1 / linesPerModule) {
    let width = 0
    while (width < narrowest && isQuiet(...place(width + 0.5 / stepsPerModule)))
      width += 1 / stepsPerModule
    narrowest = Math.min(narrowest, width)
    function place(out: number): [x: number, y: number] {
      if (side === 'top') return [left + along, top - out]
      if (side === 'bottom') return [left + along, top + sizeModules + out]
      if (side === 'left') return [left - out, top + along]
      return [left + sizeModules + out, top + along]
    }
  }
  return narrowest
}
