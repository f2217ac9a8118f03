import type { Pixels } from './pixels'
import { rasterizeScene } from './rasterize-scene'
import type { Scene } from './scene'

type Item = Scene['items'][number]

const widthPx = 160
const paper = '#ffffff'

/**
 * Finds the background color of an item, '#rrggbb': the mean of everything drawn under it on white
 * paper.
 */
export function findSceneBackground(
  scene: Scene,
  item: Item,
  pictures: ReadonlyMap<string, Pixels>,
): string {
  const before = scene.items.slice(0, scene.items.indexOf(item))
  const under = rasterizeScene(
    { ...scene, items: before },
    { widthPx, background: paper, pictures },
  )
  const own = rasterizeScene({ ...scene, items: [silhouetteOf(item)] }, { widthPx })
  const sums = [0, 0, 0]
  let weights = 0
  for (let at = 0; at < own.rgba.length; at += 4) {
    const weight = own.rgba[at + 3] as number
    weights += weight
    for (let channel = 0; channel < 3; channel++) {
      sums[channel] = (sums[channel] as number) + weight * (under.rgba[at + channel] as number)
    }
  }
  if (weights === 0) return paper
  const channels = sums.map((sum) =>
    Math.round(sum / weights)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${channels.join('')}`
}

function silhouetteOf(item: Item): Item {
  const paint = { kind: 'solid', color: '#000000', opacity: 1 } as const
  if (item.kind === 'shape') return { ...item, paint }
  const { x, y, width, height } = item
  return { kind: 'shape', path: `M${x} ${y}h${width}v${height}h${-width}z`, paint, crisp: false }
}
