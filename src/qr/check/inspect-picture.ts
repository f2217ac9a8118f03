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
import { drawFinderLines, drawLine, readCentres } from './draw-line'
import { flattenPixels } from './flatten-pixels'
import { measureModules } from './measure-modules'
import type { PictureGeometry } from './picture-geometry'
import { grayPlane } from './plane'
import { readLuminance } from './read-luminance'
import { startSampling } from './sample-modules'

export type InspectedPicture = {
  /** The export itself or a copy at another size: six pixels a module or more. */
  pixels: Pixels
  /** Position of the symbol in it. */
  scene: PictureGeometry
  /** The symbol as it should be. */
  matrix: Matrix
  /** The modules under it do not count for contrast; absent, all do. */
  logo?: Design['logo']
}

/** What can be measured without decoding: parts 1 to 4 of the check, and the print advice. */
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

/** How far a reader's grid may lie next to the true one, in modules. */
const gridShifts = [
  [-0.25, 0],
  [0.25, 0],
  [0, -0.25],
  [0, 0.25],
] as const

/** Takes milliseconds. A see-through picture is judged on a white page and on a black one. */
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
  const centres = readCentres(plane, scene)
  const line = drawLine(modules, centres, (index) => judged[index] === 1)
  const sample = startSampling(plane, scene)
  const asDark = (dark: boolean | number) => (Boolean(dark) !== inverted ? 1 : 0)
  const inspection: Inspection = {
    errorCorrection: checkErrorCorrection(matrix, sample(0, 0).map(asDark), [
      Uint8Array.from(centres, (gray) => asDark(gray < line)),
      ...gridShifts.map(([x, y]) => sample(x, y).map(asDark)),
    ]),
    contrast,
    quietZone: checkQuietZone(plane, scene, { line, inverted }),
    finders: checkFinders(plane, scene, {
      lines: drawFinderLines(modules, sizeModules, centres),
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
  // A transparent background has no quiet zone on black; its contrast shows that.
  if (contrastOnBlack !== null && contrastOnBlack < 3) return { ...inspection, contrastOnBlack }
  const darkest = checkQuietZone(grayPlane(onBlack), scene, { line, inverted })
  const quietZone = darkest.modules < inspection.quietZone.modules ? darkest : inspection.quietZone
  return { ...inspection, quietZone, contrastOnBlack }
}

/**
 * The modules whose middle shows the colour that modules have, row by row, 1 each: not those under
 * a logo, nor those of a finder or alignment pattern that a round shape may leave out. Of a finder
 * its middle row and column count.
 */
function judgedModules(
  { version, sizeModules }: Pick<Matrix, 'version' | 'sizeModules'>,
  logo: Design['logo'],
): Uint8Array {
  const kinds = functionMap(version)
  // Its whole box: a picture that nothing surrounds keeps the corners that its shape would take.
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
