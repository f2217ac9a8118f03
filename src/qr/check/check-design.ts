import type { EncodedMatrix } from '@/qr/encode/encode-matrix'
import { type CheckOptions, checkPicture } from './check-picture'
import type { CheckResult } from './check-result'
import { type DesignToCheck, drawDesign } from './draw-design'

export type CheckedDesign = ({ ok: true } & CheckResult) | Extract<EncodedMatrix, { ok: false }>

/**
 * Draws a text in a design and checks the picture. Returns the encoder's error if the text does not
 * fit a symbol.
 *
 * @throws the signal's reason once it is aborted
 */
export async function checkDesign(
  input: DesignToCheck,
  options: CheckOptions,
): Promise<CheckedDesign> {
  const drawn = drawDesign(input)
  if (!drawn.ok) return drawn
  return { ok: true, ...(await checkPicture(drawn.picture, options)) }
}
