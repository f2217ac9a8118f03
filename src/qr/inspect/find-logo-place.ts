import { logoSizeLimits } from '@/qr/design/design'
import { functionKinds } from '@/qr/encode/function-patterns'
import type { Box } from '@/qr/render/draw-box'
import type { SymbolView } from './view-symbol'

/** So much of what should be dark under a logo, or of what should be light, is something else. */
const leastCovered = 0.6
const fewestCovered = 4
/** Modules in a row that may happen to have the right colour. */
const mostGap = 2
/** The largest logo, and the room that is cleared around it. */
const mostShare = logoSizeLimits.max + 0.12

/**
 * What covers the middle of a symbol: whole modules around its centre, as many to the left as to
 * the right and above as below. Null where nothing does, or only scattered modules are wrong.
 *
 * @param isStrange modules that have not the colour that they should have, by their index
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

  // Background around a logo turns only dark modules wrong, a photo light ones too.
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

/** How far from the middle it goes without a gap, counted where it is near the middle otherwise. */
function reachOf(places: readonly (readonly [along: number, aside: number])[]): number {
  const sorted = [...places].sort(([a], [b]) => a - b)
  let reach = 0
  for (const [along] of sorted) {
    if (along - reach > mostGap + 1) break
    reach = along
  }
  return reach
}
