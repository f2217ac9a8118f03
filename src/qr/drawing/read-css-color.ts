import colorString from 'color-string'
import type { SceneColor } from '@/qr/render/scene'
import { DrawingError } from './drawing-error'

/** Reads a CSS color: hexadecimal, rgb(), hsl() or a name. */
export function readCssColor(text: string): SceneColor {
  const parsed = colorString.get.rgb(text) ?? readFunction(text)
  if (!parsed) throw new DrawingError('style')
  const [red = 0, green = 0, blue = 0, opacity = 1] = parsed
  return { color: colorString.to.hex(red, green, blue)?.toLowerCase() ?? '#000000', opacity }
}

function readFunction(text: string): number[] | undefined {
  const hsl = colorString.get.hsl(text)
  return hsl ? hslToRgb(hsl) : undefined
}

/** CSS Color 4, §7.1. */
function hslToRgb([hue = 0, saturation = 0, lightness = 0, opacity = 1]: readonly number[]) {
  const part = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100)
  const channel = (offset: number) => {
    const turn = (offset + hue / 30) % 12
    return Math.round(
      255 * (lightness / 100 - part * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))),
    )
  }
  return [channel(0), channel(8), channel(4), opacity]
}
