import type { Design } from '@/qr/design/design'
import { functionKinds, functionMap } from '@/qr/encode/function-patterns'
import type { Matrix } from '@/qr/encode/matrix'
import { clearsModule } from '@/qr/render/clears-module'
import type { Pixels } from '@/qr/render/pixels'
import { placeLogo } from '@/qr/render/place-logo'
import { advisePrint } from './advise-print'
import { checkContrast } from './check-contrast'
import { checkErrorCorrection } from './check-error-correction'
import { checkFinders } from './check-finders'
import { checkQuietZone } from './check-quiet-zone'
import type {
  ContrastCheck,
  ErrorCorrectionCheck,
  FinderCheck,
  PrintSizes,
  QuietZoneCheck,
} from './check-result'
import { drawFinderLines, drawLine, readCenters } from './draw-line'
import { flattenPixels } from './flatten-pixels'
import { measureModules } from './measure-modules'
import type { PictureGeometry } from './picture-geometry'
import { grayPlane } from './plane'
import { readLuminance } from './read-luminance'
import { startSampling } from './sample-modules'

export type InspectedPicture = {
  /** The export itself or a copy at another size: at least six pixels per module. */
  pixels: Pixels
  /** Position of the symbol in `pixels`. */
  scene: PictureGeometry
  /** The intended modules of the symbol. */
  matrix: Matrix
  /** Logo whose modules do not count for contrast; if absent, all modules count. */
  logo?: Design['logo']
}

/**
 * Measurements without decoding: error correction, contrast, quiet zone, finders and module size,
 * and the print advice.
 */
export type Inspection = {
  errorCorrection: ErrorCorrectionCheck
  contrast: ContrastCheck
  quietZone: QuietZoneCheck
  finders: readonly FinderCheck[]
  moduleSize: number
  /** Contrast of a transparent background on a black page. */
  contrastOnBlack: number | null
  print: PrintSizes
}

/** Offsets of a reader's grid from the true one, in modules. */
const gridShifts = [
  [-0.25, 0],
  [0.25, 0],
  [0, -0.25],
  [0, 0.25],
] as const

/**
 * Measures a picture in a few milliseconds. A transparent picture is measured on a white page and
 * on a black one.
 */
export function inspectPicture({
  pixels,
  scene,
  matrix,
  logo = null,
}: InspectedPicture): Inspection {
  const { modules, sizeModules } = matrix
  const judged = judgedModules(matrix, logo)
  const onWhite = flattenPixels(pixels, 255)
  const plane = grayPlane(onWhite)
  const contrast = checkContrast(matrix, readLuminance(onWhite, scene), judged)
  const { inverted } = contrast
  const centers = readCenters(plane, scene)
  const line = drawLine(modules, centers, (index) => judged[index] === 1)
  const sample = startSampling(plane, scene)
  const asDark = (dark: boolean | number) => (Boolean(dark) !== inverted ? 1 : 0)
  const inspection: Inspection = {
    errorCorrection: checkErrorCorrection(matrix, sample(0, 0).map(asDark), [
      Uint8Array.from(centers, (gray) => asDark(gray < line)),
      ...gridShifts.map(([x, y]) => sample(x, y).map(asDark)),
    ]),
    contrast,
    quietZone: checkQuietZone(plane, scene, { line, inverted }),
    finders: checkFinders(plane, scene, {
      lines: drawFinderLines(modules, sizeModules, centers),
      inverted,
    }),
    moduleSize: measureModules(plane, scene, matrix, { line, inverted, judged }),
    contrastOnBlack: null,
    print: advisePrint(scene),
  }
  if (onWhite === pixels) return inspection
  const onBlack = flattenPixels(pixels, 0)
  const { ratio, ...other } = checkContrast(matrix, readLuminance(onBlack, scene), judged)
  const ratioOnBlack = other.inverted === inverted ? ratio : 1
  const contrastOnBlack = ratioOnBlack < contrast.ratio - 0.1 ? ratioOnBlack : null
  // A transparent background has no quiet zone on black; its contrast already reports that.
  if (contrastOnBlack !== null && contrastOnBlack < 3) return { ...inspection, contrastOnBlack }
  const darkest = checkQuietZone(grayPlane(onBlack), scene, { line, inverted })
  const quietZone = darkest.modules < inspection.quietZone.modules ? darkest : inspection.quietZone
  return { ...inspection, quietZone, contrastOnBlack }
}

/**
 * Returns 1, row by row, for each module whose center has the module color: not for those under a
 * logo, nor for those of a finder or alignment pattern that a round shape may omit. In a finder its
 * middle row and column count.
 */
function judgedModules(
  { version, sizeModules }: Pick<Matrix, 'version' | 'sizeModules'>,
  logo: Design['logo'],
): Uint8Array {
  const kinds = functionMap(version)
  // The whole box: a picture without clearing is not clipped to the corners of its shape.
  const place = logo && { ...placeLogo(logo, sizeModules), plateRadius: 0 }
  return Uint8Array.from(kinds, (kind, index) => {
    const column = index % sizeModules
    const row = Math.floor(index / sizeModules)
    if (kind === functionKinds.alignment) return 0
    if (kind === functionKinds.finder)
      return [column, row].some((at) => at === 3 || at === sizeModules - 4) ? 1 : 0
    return place && clearsModule(place, column, row) ? 0 : 1
  })
}
