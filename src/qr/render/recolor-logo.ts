import { luminance } from '@/qr/design/contrast-ratio'
import { mixColors } from './mix-colors'
import type { Pixels } from './pixels'
import type { PrintColor } from './print-color'
import type { Paint, Scene, SceneShape } from './scene'

type Item = Scene['items'][number]
type Pictures = ReadonlyMap<string, Pixels>

/** Ink of a color on paper, 0 to 1: one minus its perceived lightness. */
type TintOf = (color: string) => number

/**
 * Converts the logo of a scene to the spot ink where the print color demands it: to tints, the
 * darkest part in full ink, or to their negative on the plate that `designForPrint` adds. Other
 * scenes are returned unchanged.
 */
export function recolorLogo(
  scene: Scene,
  color: PrintColor,
  pictures: Pictures = new Map(),
): { scene: Scene; pictures: Pictures } {
  const mode = typeof color === 'string' ? 'process' : (color.logoInk ?? 'process')
  const logo = scene.items.filter(({ role }) => role === 'logo')
  if (mode === 'process' || logo.length === 0) return { scene, pictures }
  const darkest = Math.max(...logo.map((item) => findDarkest(item, pictures)))
  // A white logo is the paper; without a limit its noise would be amplified.
  const full = darkest < 0.05 ? 1 : darkest
  const levelOf = (colorant: number) => {
    const tint = Math.min(1, colorant / full)
    return Math.round(255 * (mode === 'spot' ? 1 - tint : tint))
  }
  const inked = new Map(pictures)
  const items = scene.items.map((item): Item => {
    if (item.role === 'plate' && mode === 'knockout' && item.kind === 'shape') {
      return { ...item, isTint: true }
    }
    if (item.role !== 'logo') return item
    if (item.kind === 'shape')
      return { ...item, paint: tintPaint(item.paint, levelOf), isTint: true }
    const pixels = pictures.get(item.dataUrl)
    if (pixels) inked.set(item.dataUrl, tintPixels(pixels, levelOf))
    return { ...item, isTint: true }
  })
  return { scene: { ...scene, items }, pictures: inked }
}

const tintOf: TintOf = (color) => 1 - Math.cbrt(luminance(color))

function findDarkest(item: Item, pictures: Pictures): number {
  if (item.kind === 'shape') return Math.max(...colorsOf(item).map(colorantOfStop))
  const pixels = pictures.get(item.dataUrl)
  if (!pixels) return 0
  let most = 0
  for (let at = 0; at < pixels.rgba.length; at += 4)
    most = Math.max(most, colorantAt(pixels.rgba, at))
  return most
}

function colorsOf({ paint }: SceneShape) {
  return paint.kind === 'solid' ? [paint] : paint.stops
}

function colorantOfStop({ color, opacity }: { color: string; opacity: number }): number {
  return tintOf(mixColors('#ffffff', color, opacity))
}

function tintPaint(paint: Paint, levelOf: (colorant: number) => number): Paint {
  const tint = <Stop extends { color: string; opacity: number }>(stop: Stop): Stop => {
    return {
      ...stop,
      color: grayOf(levelOf(colorantOfStop(stop))),
      opacity: stop.opacity === 0 ? 0 : 1,
    }
  }
  return paint.kind === 'solid' ? tint(paint) : { ...paint, stops: paint.stops.map(tint) }
}

function grayOf(level: number): string {
  return `#${level.toString(16).padStart(2, '0').repeat(3)}`
}

/** Opaque grays: what was transparent shows the paper, or the plate. */
function tintPixels({ rgba, ...size }: Pixels, levelOf: (colorant: number) => number): Pixels {
  const tinted = new Uint8ClampedArray(rgba.length).fill(255)
  for (let at = 0; at < rgba.length; at += 4) {
    tinted.fill(levelOf(colorantAt(rgba, at)), at, at + 3)
  }
  return { rgba: tinted, ...size }
}

function colorantAt(rgba: Uint8ClampedArray, at: number): number {
  const [red, green, blue, alpha] = rgba.subarray(at, at + 4) as unknown as number[]
  const share = (alpha as number) / 255
  const light = [red, green, blue].map((channel) => {
    return (((channel as number) * share + 255 * (1 - share)) / 255) ** 2.2
  }) as [number, number, number]
  return 1 - Math.cbrt(0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2])
}
