import type { Pixels } from '@/qr/render/pixels'
import { toLuma, toRgba } from './pixels/luma'
import { scaleLuma } from './pixels/scale-luma'

/** Part of a picture, in its own pixels. */
export type Area = { left: number; top: number; width: number; height: number }

/** A picture of which any part can be drawn at `width` by `height`. */
export type PictureSource = {
  width: number
  height: number
  draw: (area: Area, width: number, height: number) => Pixels
}

export function sourceOfPixels(pixels: Pixels): PictureSource {
  return {
    width: pixels.width,
    height: pixels.height,
    draw: (area, width, height) => {
      const part = cutOut(pixels, area)
      return width === area.width && height === area.height
        ? part
        : toRgba(scaleLuma(toLuma(part), width, height))
    },
  }
}

function cutOut(pixels: Pixels, { left, top, width, height }: Area): Pixels {
  if (width === pixels.width && height === pixels.height) return pixels
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let row = 0; row < height; row++) {
    const from = ((top + row) * pixels.width + left) * 4
    rgba.set(pixels.rgba.subarray(from, from + width * 4), row * width * 4)
  }
  return { rgba, width, height }
}
