import type { Fill } from '@/qr/design/design'
import { readRgb } from '@/qr/render/read-rgb'
import { toHex } from './fit-fill'

type Colors = { ink: Fill; ground: Fill; frameFill: Fill | null; pupilFill: Fill | null }
type Triple = readonly [number, number, number]

/** Maximum noise of a clean picture, whose colors are exact. */
const mostCleanNoise = 2
/** Limits for colors that count as paper or black print. */
const mostChroma = 26
const lightestForeground = 96
const darkestPaper = 120

/**
 * Estimates the original colors. In a photograph paper is gray or yellowish, black print is gray,
 * and light is uneven: the lightest color becomes white, dark gray becomes black, and a change of
 * brightness is not treated as a gradient.
 */
export function resolveColors({ noise, ...colors }: Colors & { noise: number }): Colors {
  if (noise <= mostCleanNoise) return colors
  const background = stopsOf(colors.ground)
  const paper = background.reduce<Triple>(
    (a, b) => (brightness(a) > brightness(b) ? a : b),
    [0, 0, 0],
  )
  const isPaper =
    background.length > 0 &&
    brightness(paper) > darkestPaper &&
    background.every((c) => chroma(c) < mostChroma)
  const white: Triple = isPaper ? paper : [255, 255, 255]
  const resolveFill = (fill: Fill): Fill => {
    const stops = stopsOf(fill).map((color) => resolveColor(color, white))
    const [first] = stops
    if (!first) return fill
    const isGray = stops.every((stop) => chroma(stop) < mostChroma)
    if (isGray && stops.every((stop) => brightness(stop) < lightestForeground)) {
      return { kind: 'solid', color: '#000000' }
    }
    if (fill.kind === 'solid' || fill.kind === 'none') return { kind: 'solid', color: toHex(first) }
    const resolvedStops = fill.stops.map((stop, index) => ({
      ...stop,
      color: toHex(stops[index] as Triple),
    }))
    return { ...fill, stops: resolvedStops }
  }
  return {
    ink: resolveFill(colors.ink),
    ground: isPaper ? { kind: 'solid', color: '#ffffff' } : colors.ground,
    frameFill: colors.frameFill && resolveFill(colors.frameFill),
    pupilFill: colors.pupilFill && resolveFill(colors.pupilFill),
  }
}

/** Corrects the white balance so that `white` becomes pure white. */
function resolveColor(color: Triple, white: Triple): Triple {
  return color.map((value, channel) =>
    Math.min(255, (value * 255) / Math.max(1, white[channel] as number)),
  ) as unknown as Triple
}

function stopsOf(fill: Fill): Triple[] {
  if (fill.kind === 'none') return []
  const colors = fill.kind === 'solid' ? [fill.color] : fill.stops.map(({ color }) => color)
  return colors.map((color) => readRgb(color).map((value) => value * 255) as unknown as Triple)
}

function chroma(color: Triple): number {
  return Math.max(...color) - Math.min(...color)
}

function brightness([red, green, blue]: Triple): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue
}
