import { logoSizeLimits } from '@/qr/design/design'
import { functionKinds } from '@/qr/encode/function-patterns'
import type { Box } from '@/qr/render/draw-box'
import type { SymbolView } from './view-symbol'

/**
 * Minimum share of the dark, or of the light, modules under a logo that have a different color.
 */
const leastCovered = 0.6
const fewestCovered = 4
/** Maximum number of consecutive modules that have the right color by chance. */
const mostGap = 2
/** Share of the largest logo with the cleared margin around it. */
const mostShare = logoSizeLimits.max + 0.12

/**
 * Finds the area that covers the middle of a symbol: whole modules, symmetric to its center.
 * Returns null if there is no such area, or if only scattered modules are wrong.
 *
 * @param isStrange whether the module with this index has a different color than expected
 */
export function findLogoPlace(
  { matrix: { sizeModules, modules }, kinds }: SymbolView,
  isStrange: (index: number) => boolean,
): Box | null {
  const middle = sizeModules / 2
  const most = (sizeModules * mostShare) / 2
  const strange: { across: number; down: number }[] = []
  for (let index = 0; index < modules.length; index++) {
    if (!isStrange(index)) continue
    const across = Math.abs((index % sizeModules) + 0.5 - middle) + 0.5
    const down = Math.abs(Math.floor(index / sizeModules) + 0.5 - middle) + 0.5
    if (across <= most && down <= most) strange.push({ across, down })
  }
  const halfWidth = reachOf(strange.map(({ across, down }) => [across, down]))
  const halfHeight = reachOf(strange.map(({ across, down }) => [down, across]))
  if (halfWidth === 0 || halfHeight === 0) return null

  // Background around a logo makes only dark modules wrong, a photo also light ones.
  const all = [0, 0]
  const wrong = [0, 0]
  for (let index = 0; index < modules.length; index++) {
    const across = Math.abs((index % sizeModules) + 0.5 - middle)
    const down = Math.abs(Math.floor(index / sizeModules) + 0.5 - middle)
    const kind = kinds[index]
    if (across > halfWidth || down > halfHeight) continue
    if (kind !== functionKinds.data && kind !== functionKinds.alignment) continue
    const module = modules[index] as 0 | 1
    all[module] = (all[module] as number) + 1
    if (isStrange(index)) wrong[module] = (wrong[module] as number) + 1
  }
  const isCovered = wrong.some(
    (count, module) => count >= fewestCovered && count >= (all[module] as number) * leastCovered,
  )
  if (!isCovered) return null
  return {
    x: middle - halfWidth,
    y: middle - halfHeight,
    width: 2 * halfWidth,
    height: 2 * halfHeight,
  }
}

/** Returns how far the places extend from the middle along one axis without a gap. */
function reachOf(places: readonly (readonly [along: number, aside: number])[]): number {
  const sorted = [...places].sort(([a], [b]) => a - b)
  let reach = 0
  for (const [along] of sorted) {
    if (along - reach > mostGap + 1) break
    reach = along
  }
  return reach
}
