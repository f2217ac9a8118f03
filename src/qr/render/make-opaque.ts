import { findSceneBackground } from './find-scene-background'
import { mixColors } from './mix-colors'
import type { Pixels } from './pixels'
import type { Paint, Scene, SceneColor, SceneShape } from './scene'

type Item = Scene['items'][number]

/**
 * Returns the items of a scene for a format without opacity: colours of shapes are composited with
 * the colours under them. Invisible shapes are removed, pictures are unchanged.
 */
export function makeOpaque(scene: Scene, pictures: ReadonlyMap<string, Pixels>): Item[] {
  return scene.items.flatMap((item): Item[] => {
    if (item.kind === 'picture') return [item]
    const opacities = colorsOf(item).map(({ opacity }) => opacity)
    if (opacities.every((opacity) => opacity === 1)) return [item]
    if (opacities.every((opacity) => opacity === 0)) return []
    const ground = findSceneBackground(scene, item, pictures)
    return [{ ...item, paint: mixPaint(item.paint, ground) }]
  })
}

function colorsOf({ paint }: SceneShape): readonly SceneColor[] {
  return paint.kind === 'solid' ? [paint] : paint.stops
}

function mixPaint(paint: Paint, ground: string): Paint {
  const mix = <Color extends SceneColor>(over: Color): Color => {
    return { ...over, color: mixColors(ground, over.color, over.opacity), opacity: 1 }
  }
  return paint.kind === 'solid' ? mix(paint) : { ...paint, stops: paint.stops.map(mix) }
}
