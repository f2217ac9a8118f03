import { checkDensity } from './check-density'
import type { CheckResult } from './check-result'
import type { ExportedPicture } from './draw-at-export-size'
import { flattenPixels } from './flatten-pixels'
import { type InspectedPicture, inspectPicture } from './inspect-picture'
import { type JudgedSpot, judge } from './judge'
import { type StressEngine, stressPicture } from './stress-picture'

export type CheckedPicture = InspectedPicture &
  ExportedPicture & {
    /** Expected text of the code. */
    text: string
    /** A spot ink whose color no change of the design makes darker, and its contrast to paper. */
    ink?: JudgedSpot
    /** Width of the printed picture; if absent, a typical width is judged. */
    printWidthMm?: number
  }

export type CheckOptions = {
  /**
   * Independent decoders for the stress test, or a promise of them; an empty list skips the test.
   */
  engines: readonly StressEngine[] | Promise<readonly StressEngine[]>
  /** Called with the result without the stress test, long before the stress test is complete. */
  onQuick?: (result: CheckResult) => void
  signal?: AbortSignal
  /** Awaited between steps, so that a worker can process incoming messages. */
  pause?: () => Promise<void>
}

/**
 * Checks a finished picture including frame and logo: how a reader would interpret its modules,
 * colors, quiet zone and finders, and whether decoders still read it when it is small, blurred,
 * grainy or rotated.
 *
 * @throws the signal's reason once it is aborted
 */
export async function checkPicture(
  picture: CheckedPicture,
  { engines, onQuick, ...options }: CheckOptions,
): Promise<CheckResult> {
  const { pixels, scene, text, drawAt, ink, printWidthMm } = picture
  const inspection = inspectPicture(picture)
  const pxPerModule = (scene.widthPx ?? pixels.width) / scene.width
  const density = checkDensity(scene, printWidthMm)
  const quick = judge(inspection, { pxPerModule, density, stress: null, ink })
  onQuick?.(quick)
  const decoders = await engines
  if (decoders.length === 0) return quick
  const laid = { pixels: flattenPixels(pixels, 255), scene, text, drawAt }
  const stress = await stressPicture(laid, decoders, options)
  return judge(inspection, { pxPerModule, density, stress, ink })
}
