import { type Logo, logoSizeLimits } from '@/qr/design/design'
import { functionKinds, functionMap } from '@/qr/encode/function-patterns'
import type { Matrix } from '@/qr/encode/matrix'
import { clearsModule } from '@/qr/render/clears-module'
import { type LogoPlace, placeLogo } from '@/qr/render/place-logo'
import { checkErrorCorrection } from './check-error-correction'
import { unusedCorrectionBounds } from './grade-share'

const [, , leastUnused] = unusedCorrectionBounds
const stepsPerUnit = 100

/**
 * Finds the largest size, in whole hundredths, at which a logo leaves every Reed–Solomon block the
 * unused error correction that a green code requires. Returns undefined if even the smallest size
 * covers too much. Counts every module that the logo or its margin touches as wrong, so the result
 * is a lower bound; other effects of the design are not considered.
 */
export function findLargestLogoSize(logo: Logo, matrix: Matrix): number | undefined {
  const fits = (step: number) =>
    unusedUnder({ ...logo, size: step / stepsPerUnit }, matrix) >= leastUnused
  // A larger logo touches all modules of a smaller one, so a binary search is valid.
  let low = Math.round(logoSizeLimits.min * stepsPerUnit)
  let high = Math.round(logoSizeLimits.max * stepsPerUnit)
  if (!fits(low)) return undefined
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle - 1
  }
  return low / stepsPerUnit
}

function unusedUnder(logo: Logo, matrix: Matrix): number {
  const { sizeModules, modules, version } = matrix
  const kinds = functionMap(version)
  const touched = touchedBy(logo, sizeModules)
  const seen = modules.map((module, index) => {
    if (kinds[index] !== functionKinds.data) return module
    const x = index % sizeModules
    return clearsModule(touched, x, Math.floor(index / sizeModules)) ? 1 - module : module
  })
  return checkErrorCorrection(matrix, seen, []).worst
}

/** Returns the covered area. Without clearing, rounded corners and the margin do not apply. */
function touchedBy(logo: Logo, sizeModules: number): LogoPlace {
  const place = placeLogo(logo, sizeModules)
  return logo.clearing === 'none' ? { ...place, plate: place.picture, plateRadius: 0 } : place
}
