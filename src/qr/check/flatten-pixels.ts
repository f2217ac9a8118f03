import type { Pixels } from '@/qr/render/pixels'

/** Composites a picture onto one gray (0 black, 255 white); an opaque picture is returned as is. */
export function flattenPixels(pixels: Pixels, page: number): Pixels {
  if (!isSeeThrough(pixels)) return pixels
  const rgba = pixels.rgba.slice()
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = (rgba[at + 3] as number) / 255
    if (alpha === 1) continue
    for (let channel = at; channel < at + 3; channel += 1)
      rgba[channel] = (rgba[channel] as number) * alpha + page * (1 - alpha)
    rgba[at + 3] = 255
  }
  return { ...pixels, rgba }
}

export function isSeeThrough({ rgba }: Pixels): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return true
  return false
}
