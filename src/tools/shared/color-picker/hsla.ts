/** Hue from 0 to 360; saturation, lightness and alpha from 0 to 100. */
export type Hsla = { hue: number; saturation: number; lightness: number; alpha: number }

/** Red, green and blue from 0 to 255. */
export type Rgb = { red: number; green: number; blue: number }

/** Parses the channels of `#rrggbb` or `#rrggbbaa`. */
export function readChannels(color: string): Rgb & { alpha: number } {
  const channel = (start: number) => Number.parseInt(color.slice(start, start + 2), 16)
  return {
    red: channel(1),
    green: channel(3),
    blue: channel(5),
    alpha: color.length === 9 ? Math.round((channel(7) / 255) * 100) : 100,
  }
}

/** Writes `#rrggbb`, with the two digits of alpha only if it is below 100. */
export function writeChannels({ red, green, blue, alpha = 100 }: Rgb & { alpha?: number }): string {
  const shown = [red, green, blue]
  if (alpha < 100) shown.push((alpha / 100) * 255)
  return `#${shown.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

/**
 * The color as hue, saturation and lightness (CSS Color 4, §7.1). A gray has no hue and black and
 * white no saturation; those of `previous` are retained, so that the sliders do not jump.
 */
export function readHsla(color: string, previous?: Hsla): Hsla {
  const { red, green, blue, alpha } = readChannels(color)
  const [r, g, b] = [red / 255, green / 255, blue / 255] as [number, number, number]
  const most = Math.max(r, g, b)
  const least = Math.min(r, g, b)
  const range = most - least
  const lightness = (most + least) / 2
  if (range === 0) {
    const isEnd = lightness === 0 || lightness === 1
    return {
      hue: previous?.hue ?? 0,
      saturation: isEnd ? (previous?.saturation ?? 0) : 0,
      lightness: lightness * 100,
      alpha,
    }
  }
  const saturation = (most - lightness) / Math.min(lightness, 1 - lightness)
  const sixths =
    most === r
      ? (g - b) / range + (g < b ? 6 : 0)
      : most === g
        ? (b - r) / range + 2
        : (r - g) / range + 4
  return { hue: sixths * 60, saturation: saturation * 100, lightness: lightness * 100, alpha }
}

/** Hue, saturation and lightness as `#rrggbb` or `#rrggbbaa` (CSS Color 4, §7.1). */
export function writeHsla({ hue, saturation, lightness, alpha }: Hsla): string {
  const light = lightness / 100
  const reach = (saturation / 100) * Math.min(light, 1 - light)
  const channel = (offset: number) => {
    const place = (offset + hue / 30) % 12
    return (light - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1))) * 255
  }
  return writeChannels({ red: channel(0), green: channel(8), blue: channel(4), alpha })
}
