import { luminance } from '@/qr/design/contrast-ratio'
import { readRgb } from './read-rgb'
import type { SceneShape } from './scene'

/** Cyan, magenta, yellow and black, each from 0 to 1. */
export type Cmyk = readonly [cyan: number, magenta: number, yellow: number, black: number]

/**
 * Colors of a print file: RGB as on screen, process inks, or dark parts in a spot ink with the
 * name that the printer uses (“PANTONE 287 C”) and its equivalent in process inks as a fallback.
 */
export type PrintColor = 'rgb' | 'cmyk' | SpotColor

/**
 * How a logo is printed in a spot color: in its own colors, which needs process inks, in tints of
 * the spot ink, or as bare paper in a plate of the spot ink.
 */
export const logoInks = ['process', 'spot', 'knockout'] as const
export type LogoColorant = (typeof logoInks)[number]

/** `logoInk` defaults to `process`. */
export type SpotColor = { spot: string; cmyk: Cmyk; logoInk?: LogoColorant }

/** Ink of a paint: the color space, and a function for the components of a '#rrggbb' in it. */
export type PaintColor = {
  space: 'DeviceGray' | 'DeviceRGB' | 'DeviceCMYK' | 'Separation'
  componentsOf: (color: string) => number[]
}

/** Luminance below which a color counts as dark on white: a contrast of 3 to 1 (WCAG 2.2). */
const darkLuminance = 0.3

/**
 * Chooses one ink for a whole paint, because a gradient cannot change its color space. A paint
 * with a dark color uses the spot ink, where dark is full ink and lighter colors are tints; a
 * paint without a dark color uses process inks.
 */
export function printColorFor(
  { paint, isTint }: Pick<SceneShape, 'paint' | 'isTint'>,
  printColor: PrintColor,
): PaintColor {
  const colors = paint.kind === 'solid' ? [paint.color] : paint.stops.map(({ color }) => color)
  if (printColor === 'rgb') return { space: 'DeviceRGB', componentsOf: readRgb }
  if (isTint && printColor !== 'cmyk') {
    return { space: 'Separation', componentsOf: (color) => [1 - readRgb(color)[0]] }
  }
  if (printColor !== 'cmyk' && colors.some((color) => luminance(color) <= darkLuminance)) {
    return { space: 'Separation', componentsOf: (color) => [tintOf(color)] }
  }
  return { space: 'DeviceCMYK', componentsOf: (color) => toCmyk(readRgb(color)) }
}

/**
 * Converts to CMYK without a profile: the common part of the three inks becomes black, so that
 * grays and black are printed in black ink alone and need no register.
 *
 * @param color red, green and blue, each from 0 to 1
 */
export function toCmyk([red, green, blue]: readonly [number, number, number]): [...Cmyk] {
  const lightest = Math.max(red, green, blue)
  if (lightest === 0) return [0, 0, 0, 1]
  return [1 - red / lightest, 1 - green / lightest, 1 - blue / lightest, 1 - lightest]
}

/**
 * Returns the same for PostScript, which has no transparency: grays in RGB are written as such,
 * because interpreters separate them into black ink alone, but black in RGB into all four inks.
 */
export function epsColorFor(
  shape: Pick<SceneShape, 'paint' | 'isTint'>,
  printColor: PrintColor,
): PaintColor {
  const { paint } = shape
  const colors = paint.kind === 'solid' ? [paint.color] : paint.stops.map(({ color }) => color)
  return printColor === 'rgb' && colors.every(isGray)
    ? { space: 'DeviceGray', componentsOf: (color) => [readRgb(color)[0]] }
    : printColorFor(shape, printColor)
}

function isGray(color: string): boolean {
  const [red, green, blue] = readRgb(color)
  return red === green && green === blue
}

function tintOf(color: string): number {
  return Math.min(1, (1 - luminance(color)) / (1 - darkLuminance))
}
