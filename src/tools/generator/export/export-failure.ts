/**
 * Reasons of a failed export. Each has a message under `generator.export`.
 *
 * - `tooSmall`: less than a pixel per module
 * - `tooLarge`: exceeds the memory of this device or the canvas of this browser
 * - `cannotWrite`: the browser has no encoder for the format
 * - `noLetters`: the letters of a frame did not load
 * - `noScript`: no font has the characters of the frame's text
 * - `noLogo`: the file of the logo cannot be read
 * - `failed`: anything else, most likely a part that could not be loaded
 */
export type ExportProblem =
  | 'tooSmall'
  | 'tooLarge'
  | 'cannotWrite'
  | 'noLetters'
  | 'noScript'
  | 'noLogo'
  | 'failed'

/** Thrown if a code was not drawn. */
export class ExportFailure extends Error {
  override name = 'ExportFailure'

  constructor(
    readonly problem: ExportProblem,
    /** For `tooSmall`, the smallest width that can be drawn. */
    readonly minSizePx = 0,
  ) {
    super(`Not drawn: ${problem}`)
  }
}
