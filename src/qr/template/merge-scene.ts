import { placePaint } from '@/qr/render/place-paint'
import { placePath } from '@/qr/render/place-path'
import type { Scene } from '@/qr/render/scene'

type Item = Scene['items'][number]

/** Parts of a code that bleed beyond the edge of a page; inside of another picture they do not. */
const outerRoles = ['background', 'frame']

/** Returns the items of a scene, moved and scaled into a larger one. */
export function mergeScene(
  scene: Scene,
  place: { left: number; top: number; scale: number },
): Item[] {
  const { left, top, scale } = place
  return scene.items.map((item): Item => {
    const { role, ...rest } = item
    const inner = role && !outerRoles.includes(role) ? { ...rest, role } : rest
    if (inner.kind === 'picture') {
      return {
        ...inner,
        x: left + inner.x * scale,
        y: top + inner.y * scale,
        width: inner.width * scale,
        height: inner.height * scale,
        cornerRadius: inner.cornerRadius * scale,
      }
    }
    return { ...inner, path: placePath(inner.path, place), paint: placePaint(inner.paint, place) }
  })
}
