import type { Fill } from '@/qr/design/design'
import { layOver, splitColor } from '@/qr/design/fill-colors'

/**
 * Darkens each color of a fill that is brighter than this relative luminance and preserves its
 * hue. Makes the color opaque, because transparency would let the background show through.
 */
export function darkenFill(fill: Fill, mostLuminance: number): Fill {
  return mapColors(fill, (channels) => {
    const share = mostLuminance / luminanceOf(channels)
    // A common factor in linear light preserves hue and saturation.
    return share < 1 ? channels.map((channel) => channel * share) : undefined
  })
}

/** Mixes white into each color of a fill that is darker than this relative luminance. */
export function lightenFill(fill: Fill, leastLuminance: number): Fill {
  return mapColors(fill, (channels) => {
    const luminance = luminanceOf(channels)
    if (luminance >= leastLuminance) return undefined
    const white = (leastLuminance - luminance) / (1 - luminance)
    return channels.map((channel) => channel + (1 - channel) * white)
  })
}

type Channels = readonly number[]

/**
 * Applies `change` to red, green and blue in linear light, 0 to 1; undefined leaves a color as is.
 */
function mapColors(fill: Fill, change: (channels: Channels) => Channels | undefined): Fill {
  const paint = (color: string) => {
    const onPaper = layOver(splitColor(color), '#ffffff')
    const channels = [1, 3, 5].map((start) =>
      toLinear(Number.parseInt(onPaper.slice(start, start + 2), 16)),
    )
    const changed = change(channels)
    return changed ? `#${changed.map(toHex).join('')}` : color
  }
  if (fill.kind === 'none') return fill
  if (fill.kind === 'solid') return { ...fill, color: paint(fill.color) }
  return { ...fill, stops: fill.stops.map((stop) => ({ ...stop, color: paint(stop.color) })) }
}

function luminanceOf([red = 0, green = 0, blue = 0]: Channels): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Converts an sRGB byte to linear light; `toHex` is the inverse (IEC 61966-2-1). */
function toLinear(byte: number): number {
  const channel = byte / 255
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

function toHex(linear: number): string {
  const channel = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(channel * 255)
    .toString(16)
    .padStart(2, '0')
}
