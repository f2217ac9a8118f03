import type { Matrix } from '@/qr/encode/matrix'
import type { ContrastCheck } from './check-result'
import { gradeShare, symbolContrastBounds } from './grade-share'
import { sumWindows } from './sum-windows'

/** Distance in modules, on each side, of the neighbors that a module is compared with. */
const reachModules = 3

/**
 * Compares each module with neighbors of the opposite kind, so that the faintest place of a
 * gradient determines the ratio.
 *
 * @param luminance luminance of each module's center, 0 to 1
 * @param judged 1 for the modules that count
 */
export function checkContrast(
  { modules, sizeModules }: Matrix,
  luminance: Float32Array,
  judged: Uint8Array,
): ContrastCheck {
  const meanOfDark = sumWindows(
    sizeModules,
    (at) => judged[at] === 1 && modules[at] === 1,
    luminance,
  )
  const meanOfLight = sumWindows(
    sizeModules,
    (at) => judged[at] === 1 && modules[at] === 0,
    luminance,
  )
  const inverted = meanOfDark(0, 0, sizeModules) > meanOfLight(0, 0, sizeModules)
  let ratio = 21
  let least = 1
  let most = 0
  for (let at = 0; at < luminance.length; at += 1) {
    if (!judged[at]) continue
    const own = luminance[at] as number
    least = Math.min(least, own)
    most = Math.max(most, own)
    const meanOfOthers = modules[at] ? meanOfLight : meanOfDark
    const others = meanOfOthers(at % sizeModules, Math.floor(at / sizeModules), reachModules)
    if (Number.isNaN(others)) continue
    const isLighter = (modules[at] === 0) !== inverted
    const [light, dark] = isLighter ? [own, others] : [others, own]
    ratio = Math.min(ratio, Math.max(1, (light + 0.05) / (dark + 0.05)))
  }
  const symbolContrast = Math.max(0, most - least)
  const grade = gradeShare(symbolContrast, symbolContrastBounds)
  return { ratio, symbolContrast, grade, inverted }
}
