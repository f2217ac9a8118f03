import type { FloatPlane } from '@/qr/check/plane'
import type { Box } from '@/qr/render/draw-box'
import { type SymbolView, viewPxPerModule } from './view-symbol'

/** Returns the color of a fill at a position in the symbol's box; null if there is no fill. */
export type ColorAt = ((u: number, v: number) => readonly [number, number, number]) | null

/**
 * Measures how much of each pixel is module color rather than background: its position between the
 * two colors.
 *
 * @param box a part of the symbol, in whole modules from its top left corner
 */
export function measureForegroundShare(
  view: SymbolView,
  box: Box,
  foreground: ColorAt,
  background: ColorAt,
): FloatPlane {
  const { pixels, marginModules, matrix } = view
  const [width, height] = [box.width * viewPxPerModule, box.height * viewPxPerModule]
  const values = new Float32Array(width * height)
  for (let row = 0; row < box.height; row++) {
    for (let column = 0; column < box.width; column++) {
      const u = (box.x + column + 0.5) / matrix.sizeModules
      const v = (box.y + row + 0.5) / matrix.sizeModules
      const [from, to] = [asOpaque(background, u, v), asOpaque(foreground, u, v)]
      const way = to.map((value, channel) => value - (from[channel] as number))
      const length = Math.max(
        1,
        way.reduce((sum, value) => sum + value * value, 0),
      )
      for (let y = 0; y < viewPxPerModule; y++) {
        const line = (box.y + marginModules + row) * viewPxPerModule + y
        for (let x = 0; x < viewPxPerModule; x++) {
          const at =
            (line * pixels.width + (box.x + marginModules + column) * viewPxPerModule + x) * 4
          const alpha = pixels.rgba[at + 3] as number
          let along = (alpha - (from[3] as number)) * (way[3] as number)
          for (let channel = 0; channel < 3; channel++) {
            const seen = ((pixels.rgba[at + channel] as number) * alpha) / 255
            along += (seen - (from[channel] as number)) * (way[channel] as number)
          }
          const target = (row * viewPxPerModule + y) * width + column * viewPxPerModule + x
          values[target] = Math.min(1, Math.max(0, along / length))
        }
      }
    }
  }
  return { values, width, height }
}

/** Returns premultiplied RGBA; null is fully transparent. */
function asOpaque(color: ColorAt, u: number, v: number): readonly number[] {
  return color ? [...color(u, v), 255] : [0, 0, 0, 0]
}
