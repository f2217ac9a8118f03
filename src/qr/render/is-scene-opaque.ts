import { parsePath } from './parse-path'
import type { Scene, SceneShape } from './scene'

const slack = 1e-6

/** Whether an opaque rectangle covers the whole picture, so that nothing is transparent. */
export function isSceneOpaque(scene: Scene): boolean {
  return scene.items.some(
    (item) => item.kind === 'shape' && isOpaquePaint(item) && coversAll(item, scene),
  )
}

function isOpaquePaint({ paint }: SceneShape): boolean {
  return paint.kind === 'solid'
    ? paint.opacity === 1
    : paint.stops.every(({ opacity }) => opacity === 1)
}

/** Whether a shape has four straight sides and the corners of the picture. */
function coversAll({ path }: SceneShape, { width, height }: Scene): boolean {
  // A long path is the code or its frame; parsing it would waste time.
  if (path.length > 200) return false
  const points = parsePath(path).flatMap((segment) => ('x' in segment ? [segment] : []))
  const isAt = (x: number, y: number) =>
    points.some((point) => Math.abs(point.x - x) < slack && Math.abs(point.y - y) < slack)
  return (
    parsePath(path).every(({ kind }) => kind !== 'curve') &&
    points.length <= 5 &&
    isAt(0, 0) &&
    isAt(width, 0) &&
    isAt(width, height) &&
    isAt(0, height)
  )
}
