import { findSceneBackground } from './find-scene-background'
import { mixColors } from './mix-colors'
import type { Pixels } from './pixels'
import type { Paint, Scene, SceneColor, SceneShape } from './scene'

type Item = Scene['items'][number]

/**
 * Returns the items of a scene for a format without opacity: colors of shapes are composited with
 * the colors under them. Invisible shapes are removed, pictures are unchanged.
 */
export function makeOpaque(scene: Scene, pictures: ReadonlyMap<string, Pixels>): Item[] {
  return scene.items.flatMap((item): Item[] => {
    if (item.kind === 'picture') return [item]
    const opacities = colorsOf(item).map(({ opacity }) => opacity)
    if (opacities.every((opacity) => opacity === 1)) return [item]
    if (opacities.every((opacity) => opacity === 0)) return []
    const background = findSceneBackground(scene, item, pictures)
    return [{ ...item, paint: mixPaint(item.paint, background) }]
  })
}

function colorsOf({ paint }: SceneShape): readonly SceneColor[] {
  return paint.kind === 'solid' ? [paint] : paint.stops
}

function mixPaint(paint: Paint, background: string): Paint {
  const mix = <Color extends SceneColor>(over: Color): Color => {
    return { ...over, color: mixColors(background, over.color, over.opacity), opacity: 1 }
  }
  return paint.kind === 'solid' ? mix(paint) : { ...paint, stops: paint.stops.map(mix) }
}
