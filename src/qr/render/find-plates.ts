import { cmykOf } from './cmyk-of'
import type { Pixels } from './pixels'
import { type Cmyk, type PrintColor, printColorFor } from './print-color'
import { recolorLogo } from './recolor-logo'
import type { Scene, SceneShape } from './scene'

export const processInks = ['cyan', 'magenta', 'yellow', 'black'] as const
export type ProcessColorant = (typeof processInks)[number]

/** The plates of a print file: of the spot ink, and process inks of the logo and of other parts. */
export type Plates = {
  hasSpot: boolean
  logo: readonly ProcessColorant[]
  others: readonly ProcessColorant[]
}

/** Less ink than this is no dot on paper, and the noise of a compressed picture. */
const leastCoverage = 0.02

/** Finds the plates that a scene needs in process inks or in a spot ink. */
export function findPlates(
  scene: Scene,
  color: Exclude<PrintColor, 'rgb'>,
  pictures: ReadonlyMap<string, Pixels> = new Map(),
): Plates {
  const inked = recolorLogo(scene, color, pictures)
  const logo = new Set<ProcessColorant>()
  const others = new Set<ProcessColorant>()
  let hasSpot = false
  for (const item of inked.scene.items) {
    const found = item.role === 'logo' ? logo : others
    const pixels = item.kind === 'picture' ? inked.pictures.get(item.dataUrl) : undefined
    if (item.kind === 'picture') {
      if (item.isTint) hasSpot = true
      else if (pixels) addInks(found, inksOfPixels(pixels))
      continue
    }
    const { space, componentsOf } = printColorFor(item, color)
    for (const stop of colorsOf(item)) {
      if (stop.opacity === 0) continue
      if (space === 'Separation') hasSpot = true
      else addInks(found, componentsOf(stop.color) as unknown as Cmyk)
    }
  }
  const inOrder = (inks: Set<ProcessColorant>) =>
    processInks.filter((colorant) => inks.has(colorant))
  return { hasSpot, logo: inOrder(logo), others: inOrder(others) }
}

function colorsOf({ paint }: SceneShape) {
  return paint.kind === 'solid' ? [paint] : paint.stops
}

function addInks(found: Set<ProcessColorant>, inks: readonly number[]) {
  processInks.forEach((colorant, index) => {
    if ((inks[index] ?? 0) > leastCoverage) found.add(colorant)
  })
}

/** The most of each ink in the visible pixels. */
function inksOfPixels({ rgba }: Pixels): number[] {
  const inks = cmykOf(rgba)
  const most = [0, 0, 0, 0]
  for (let at = 0; at < inks.length; at += 4) {
    if ((rgba[at + 3] as number) === 0) continue
    for (let colorant = 0; colorant < 4; colorant++) {
      most[colorant] = Math.max(most[colorant] as number, (inks[at + colorant] as number) / 255)
    }
  }
  return most
}
