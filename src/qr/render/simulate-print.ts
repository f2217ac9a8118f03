import type { Pixels } from './pixels'
import { printAppearance, printedColor } from './print-appearance'
import { type Cmyk, type PrintColor, printColorFor, toCmyk } from './print-color'
import { recolorLogo } from './recolor-logo'
import type { Paint, Scene, SceneImage, SceneShape } from './scene'

type Pictures = ReadonlyMap<string, Pixels>

/**
 * Returns a scene and its pictures in the colors that a camera sees on the printed page, so that
 * the check judges the inks and not the colors of the screen. Colors in RGB are unchanged.
 */
export function simulatePrint(
  scene: Scene,
  color: PrintColor,
  pictures: Pictures = new Map(),
): { scene: Scene; pictures: Pictures } {
  if (color === 'rgb') return { scene, pictures }
  const inked = recolorLogo(scene, color, pictures)
  const printed = new Map(inked.pictures)
  const items = inked.scene.items.map((item) => {
    if (item.kind === 'shape') return { ...item, paint: printPaint(item, color) }
    const pixels = inked.pictures.get(item.dataUrl)
    if (pixels) printed.set(item.dataUrl, printPixels(pixels, item, color))
    return item
  })
  return { scene: { ...inked.scene, items }, pictures: printed }
}

function printPaint(shape: SceneShape, color: PrintColor): Paint {
  const { paint } = shape
  const { space, componentsOf } = printColorFor(shape, color)
  const print = <Stop extends { color: string }>(stop: Stop): Stop => {
    const components = componentsOf(stop.color)
    const inks =
      space === 'Separation'
        ? spotInks(color, components[0] as number)
        : (components as unknown as Cmyk)
    return { ...stop, color: printedColor(inks) }
  }
  return paint.kind === 'solid' ? print(paint) : { ...paint, stops: paint.stops.map(print) }
}

/** A tint of the spot ink, as process inks of the same appearance. */
function spotInks(color: PrintColor, tint: number): Cmyk {
  if (typeof color === 'string') throw new Error('No spot ink in these colors')
  return color.cmyk.map((share) => share * tint) as unknown as Cmyk
}

/** Converts each color once; pictures have few that differ in the upper six bits. */
function printPixels({ rgba, ...size }: Pixels, { isTint }: SceneImage, color: PrintColor): Pixels {
  const known = new Map<number, readonly number[]>()
  const printed = Uint8ClampedArray.from(rgba)
  for (let at = 0; at < rgba.length; at += 4) {
    const channels = [rgba[at], rgba[at + 1], rgba[at + 2]] as [number, number, number]
    const key = ((channels[0] >> 2) << 12) | ((channels[1] >> 2) << 6) | (channels[2] >> 2)
    let seen = known.get(key)
    if (!seen) {
      const inks = isTint
        ? spotInks(color, 1 - channels[0] / 255)
        : toCmyk(channels.map((channel) => channel / 255) as [number, number, number])
      seen = printAppearance(inks).map((channel) => Math.round(channel * 255))
      known.set(key, seen)
    }
    printed.set(seen, at)
  }
  return { rgba: printed, ...size }
}
