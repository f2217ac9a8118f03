/**
 * Each is told in words under `generator.export`.
 *
 * - `tooSmall`: less than a pixel a module
 * - `tooLarge`: more than the memory of this device or the canvas of this browser holds
 * - `cannotWrite`: the browser has no encoder for the format
 * - `noLetters`: the letters of a frame did not arrive
 * - `noLogo`: the file of the logo cannot be read
 * - `failed`: anything else, most likely a part that could not be loaded
 */
export type ExportProblem =
  | 'tooSmall'
  | 'tooLarge'
  | 'cannotWrite'
  | 'noLetters'
  | 'noLogo'
  | 'failed'

/** Why a code was not drawn. */
export class ExportFailure extends Error {
  override name = 'ExportFailure'

  constructor(
    readonly problem: ExportProblem,
    /** The smallest width at which it would be drawn, of what is too small. */
    readonly minSizePx = 0,
  ) {
    super(`Not drawn: ${problem}`)
  }
}
