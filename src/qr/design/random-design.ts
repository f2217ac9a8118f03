import { applyPreset } from './apply-preset'
import { luminance } from './contrast-ratio'
import {
  type Design,
  type Fill,
  type FinderFrame,
  type FinderPupil,
  type ModuleShape,
  moduleShapes,
} from './design'
import type { PresetDesign } from './preset-design'

/** Returns numbers from 0 (inclusive) to 1 (exclusive), like `Math.random`. */
export type Random = () => number

/**
 * Contrast of every module color with every background: more than the check requires, with room
 * for blends.
 */
const leastContrast = 5.2

/** Shapes that suit most codes are chosen twice as often. */
const preferredShapes: readonly ModuleShape[] = ['rounded', 'extra-rounded']
const shapes = moduleShapes.flatMap((shape) =>
  preferredShapes.includes(shape) ? [shape, shape] : [shape],
)

/** Eyes that match each ring in style and that readers recognize in it. */
const pupilsOf: Readonly<Record<FinderFrame, readonly FinderPupil[]>> = {
  square: ['square', 'rounded', 'cut'],
  rounded: ['rounded', 'square', 'circle'],
  'extra-rounded': ['circle', 'rounded', 'flower', 'cushion'],
  circle: ['circle', 'flower', 'octagon'],
  leaf: ['leaf', 'rounded'],
  cut: ['cut', 'square'],
  octagon: ['octagon', 'circle'],
  speech: ['circle', 'rounded'],
}
const frames = Object.keys(pupilsOf) as FinderFrame[]

/**
 * Creates a design in a random style, with the logo, frame, level and size of another: colors of
 * similar or opposite hues, dark enough on their background, in shapes that match. The same
 * random numbers create the same design. Nearly all results are readable; the check decides.
 */
export function makeRandomDesign(random: Random, base: Design): Design {
  return applyPreset(base, createStyle(random))
}

function createStyle(random: Random): PresetDesign {
  const hue = random() * 360
  const accentHue = hue + pick(random, [0, 30, -30, 150, 180, 210])
  const background = createBackground(random, hue)
  const darkest = Math.min(...fillLuminances(background))
  const mostLuminance = (darkest + 0.05) / leastContrast - 0.05
  const foreground = () =>
    makeColor(hue, 0.45 + 0.5 * random(), mostLuminance * (0.15 + 0.75 * random()))
  const accent = () => makeColor(accentHue, 0.75 + 0.25 * random(), mostLuminance * 0.95)

  const frame = pick(random, frames)
  const accents = pick(random, ['none', 'none', 'pupil', 'pupil', 'both'] as const)
  const fill = createForeground(random, foreground, accent)
  return {
    modules: { shape: pick(random, shapes), scale: 1, fill },
    finders: {
      frame,
      pupil: pick(random, pupilsOf[frame]),
      frameFill: accents === 'both' || fill.kind === 'radial' ? solid(foreground()) : null,
      pupilFill: accents === 'none' ? null : solid(accent()),
    },
    background: { fill: background, cornerModules: pick(random, [0, 0, 0, 2, 3]) },
    marginModules: 4,
  }
}

function createBackground(random: Random, hue: number): Fill {
  const tint = () => makeColor(hue, 0.6 + 0.4 * random(), 0.84 + 0.12 * random())
  const kind = pick(random, ['white', 'white', 'tint', 'tint', 'gradient'] as const)
  if (kind === 'white') return solid('#ffffff')
  return kind === 'tint' ? solid(tint()) : gradient(random, tint(), tint())
}

function createForeground(random: Random, foreground: () => string, accent: () => string): Fill {
  const kind = pick(random, ['solid', 'solid', 'linear', 'radial'] as const)
  if (kind === 'solid') return solid(foreground())
  if (kind === 'linear') return gradient(random, foreground(), accent())
  return { kind, stops: between(accent(), foreground()) }
}

function gradient(random: Random, from: string, to: string): Fill {
  return {
    kind: 'linear',
    angleDegrees: pick(random, [0, 45, 90, 135]),
    stops: between(from, to),
  }
}

function between(from: string, to: string) {
  return [
    { offset: 0, color: from },
    { offset: 1, color: to },
  ]
}

function solid(color: string): Fill {
  return { kind: 'solid', color }
}

function pick<Value>(random: Random, values: readonly Value[]): Value {
  return values[Math.floor(random() * values.length)] as Value
}

function fillLuminances(fill: Fill): number[] {
  if (fill.kind === 'none') return [1]
  return fill.kind === 'solid'
    ? [luminance(fill.color)]
    : fill.stops.map(({ color }) => luminance(color))
}

/** Returns the brightest color of a hue and saturation (HSL) up to a luminance. */
function makeColor(hue: number, saturation: number, mostLuminance: number): string {
  let [darker, lighter] = [0, 1]
  for (let step = 0; step < 10; step++) {
    const middle = (darker + lighter) / 2
    if (luminance(hslToHex(hue, saturation, middle)) > mostLuminance) lighter = middle
    else darker = middle
  }
  return hslToHex(hue, saturation, darker)
}

/** CSS Color 4, 7.1. */
function hslToHex(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const place = (((offset + hue / 30) % 12) + 12) % 12
    const value = lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}
