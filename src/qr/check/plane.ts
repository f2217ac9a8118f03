import type { Pixels, Plane } from '@/qr/render/pixels'

/** A channel with fractional values that may leave 0 to 255, for example after noise. */
export type FloatPlane = Plane<Float32Array>

/** Red, green and blue of an opaque picture. */
export type ColorPlanes = readonly [red: FloatPlane, green: FloatPlane, blue: FloatPlane]

/**
 * Returns the brightness of an opaque picture with the color weights of most readers (Rec. ITU-R
 * BT.601).
 */
export function grayPlane({ rgba, width, height }: Pixels): FloatPlane {
  const values = new Float32Array(width * height)
  for (let index = 0, at = 0; index < values.length; index += 1, at += 4)
    values[index] =
      0.299 * (rgba[at] as number) +
      0.587 * (rgba[at + 1] as number) +
      0.114 * (rgba[at + 2] as number)
  return { values, width, height }
}

export function splitPixels({ rgba, width, height }: Pixels): ColorPlanes {
  const split = (channel: number) => {
    const values = new Float32Array(width * height)
    for (let index = 0, at = channel; index < values.length; index += 1, at += 4)
      values[index] = rgba[at] as number
    return { values, width, height }
  }
  return [split(0), split(1), split(2)]
}

export function joinPlanes([red, green, blue]: ColorPlanes): Pixels {
  const { width, height } = red
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let index = 0, at = 0; at < rgba.length; index += 1, at += 4) {
    rgba[at] = red.values[index] as number
    rgba[at + 1] = green.values[index] as number
    rgba[at + 2] = blue.values[index] as number
    rgba[at + 3] = 255
  }
  return { rgba, width, height }
}

/** Interpolates the value at a point, where 0 is the outer edge of the first pixel. */
export function readPlane({ values, width, height }: FloatPlane, x: number, y: number): number {
  const fromX = Math.min(Math.max(x - 0.5, 0), width - 1)
  const fromY = Math.min(Math.max(y - 0.5, 0), height - 1)
  const left = Math.floor(fromX)
  const top = Math.floor(fromY) * width
  const right = left + 1 < width ? left + 1 : left
  const bottom = top + width < values.length ? top + width : top
  const shareX = fromX - left
  const shareY = fromY - Math.floor(fromY)
  const upper =
    (values[top + left] as number) * (1 - shareX) + (values[top + right] as number) * shareX
  const lower =
    (values[bottom + left] as number) * (1 - shareX) + (values[bottom + right] as number) * shareX
  return upper * (1 - shareY) + lower * shareY
}
