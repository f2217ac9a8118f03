import { readChannels } from './hsla'

const hueNames = [
  'black',
  'grey',
  'white',
  'red',
  'orange',
  'brown',
  'yellow',
  'green',
  'teal',
  'blue',
  'violet',
  'pink',
] as const
type HueName = (typeof hueNames)[number]

const toneNames = ['dark', 'plain', 'light', 'pale'] as const
type ToneName = (typeof toneNames)[number]

/** The start of each hue in OKLCH, in degrees; below the first it is pink. */
const hueStarts: readonly [number, HueName][] = [
  [8, 'red'],
  [45, 'orange'],
  [85, 'yellow'],
  [118, 'green'],
  [168, 'teal'],
  [222, 'blue'],
  [284, 'violet'],
  [326, 'pink'],
]

/**
 * Classifies a color for screen readers. Measured in OKLCH, which is perceptually uniform.
 */
export function nameColor(color: string): { hue: HueName; tone: ToneName } {
  const { lightness, chroma, hueDegrees } = readOklch(color)
  // The lighter a color, the less chroma distinguishes it from gray.
  if (chroma < (lightness > 0.9 ? 0.014 : 0.028)) {
    if (lightness < 0.24) return { hue: 'black', tone: 'plain' }
    if (lightness > 0.97) return { hue: 'white', tone: 'plain' }
    return { hue: 'grey', tone: toneOf(lightness, chroma) }
  }
  if (lightness < 0.19) return { hue: 'black', tone: 'plain' }
  const named = hueStarts.findLast(([start]) => hueDegrees >= start)?.[1] ?? 'pink'
  const hue = named === 'orange' && lightness < 0.52 ? 'brown' : named
  return { hue, tone: toneOf(lightness, chroma) }
}

function toneOf(lightness: number, chroma: number): ToneName {
  if (lightness < 0.42) return 'dark'
  if (chroma > 0.13 || lightness < 0.74) return 'plain'
  return lightness < 0.91 ? 'light' : 'pale'
}

/** OKLCH of an sRGB color (Björn Ottosson, “A perceptual color space for image processing”). */
function readOklch(color: string) {
  const { red, green, blue } = readChannels(color)
  const [r, g, b] = [red, green, blue].map(linear) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const along = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const across = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const degrees = (Math.atan2(across, along) * 180) / Math.PI
  return { lightness, chroma: Math.hypot(along, across), hueDegrees: (degrees + 360) % 360 }
}

function linear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
