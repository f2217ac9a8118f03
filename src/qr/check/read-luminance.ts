import type { Pixels } from '@/qr/render/pixels'
import type { PictureGeometry } from './picture-geometry'

/** Converts an sRGB byte to linear light (IEC 61966-2-1). */
const linear = Float32Array.from({ length: 256 }, (_, byte) => {
  const channel = byte / 255
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
})

/** Width of the sampled area around the center, as a share of a module. */
const apertureModules = 0.3

/**
 * Returns the relative luminance (0 to 1, WCAG 2.2) at the center of each module of an opaque
 * picture.
 */
export function readLuminance(pixels: Pixels, geometry: PictureGeometry): Float32Array {
  const scaleX = pixels.width / geometry.width
  const scaleY = pixels.height / geometry.height
  const { x: left, y: top, sizeModules } = geometry.symbol
  const values = new Float32Array(sizeModules * sizeModules)
  for (let index = 0; index < values.length; index += 1) {
    const centerX = left + (index % sizeModules) + 0.5
    const centerY = top + Math.floor(index / sizeModules) + 0.5
    const [fromX, toX] = spanPixels(centerX * scaleX, apertureModules * scaleX, pixels.width)
    const [fromY, toY] = spanPixels(centerY * scaleY, apertureModules * scaleY, pixels.height)
    let sum = 0
    for (let y = fromY; y < toY; y += 1)
      for (let x = fromX; x < toX; x += 1) sum += luminanceAt(pixels, x, y)
    values[index] = sum / ((toX - fromX) * (toY - fromY))
  }
  return values
}

/** Returns the pixels whose center is within the span, or the nearest one if there is none. */
function spanPixels(center: number, size: number, limit: number): [from: number, to: number] {
  const from = Math.round(center - size / 2)
  const to = Math.round(center + size / 2)
  const nearest = Math.min(limit - 1, Math.max(0, Math.floor(center)))
  return to > from && from >= 0 && to <= limit ? [from, to] : [nearest, nearest + 1]
}

function luminanceAt({ rgba, width }: Pixels, x: number, y: number): number {
  const at = (y * width + x) * 4
  return (
    0.2126 * (linear[rgba[at] as number] as number) +
    0.7152 * (linear[rgba[at + 1] as number] as number) +
    0.0722 * (linear[rgba[at + 2] as number] as number)
  )
}
