import { luminance } from '@/qr/design/contrast-ratio'
import { readRgb } from './read-rgb'
import type { Paint } from './scene'

/** Cyan, magenta, yellow and black, each from 0 to 1. */
export type Cmyk = readonly [cyan: number, magenta: number, yellow: number, black: number]

/**
 * Colours of a file for printing: as on screen, in process inks, or with the dark parts in one ink
 * of its own, named as the printer names it (“PANTONE 287 C”), and its equivalent in process
 * inks where there is no such ink.
 */
export type PrintColor = 'rgb' | 'cmyk' | { spot: string; cmyk: Cmyk }

/** How a paint is given to a printer: the colour space, and the components of a '#rrggbb' in it. */
export type Ink = {
  space: 'DeviceRGB' | 'DeviceCMYK' | 'Separation'
  componentsOf: (color: string) => number[]
}

/** Darker than this reads as dark on white: a contrast of 3 to 1 (WCAG 2.2). */
const darkLuminance = 0.3

/**
 * The ink for everything in one paint, since a gradient cannot change its colour space half-way.
 * A paint with a dark colour goes into the spot ink, where dark is full ink and what is lighter
 * fades towards bare paper; a paint without stays in process inks.
 */
export function inkFor(paint: Paint, printColor: PrintColor): Ink {
  if (printColor === 'rgb') return { space: 'DeviceRGB', componentsOf: readRgb }
  const colors = paint.kind === 'solid' ? [paint.color] : paint.stops.map(({ color }) => color)
  if (printColor !== 'cmyk' && colors.some((color) => luminance(color) <= darkLuminance)) {
    return { space: 'Separation', componentsOf: (color) => [tintOf(color)] }
  }
  return { space: 'DeviceCMYK', componentsOf: (color) => toCmyk(readRgb(color)) }
}

/**
 * Plain conversion without a profile: all that the three inks have in common becomes black, so that
 * greys, and black above all, print in black ink alone and need no register.
 *
 * @param color red, green and blue, each from 0 to 1
 */
export function toCmyk([red, green, blue]: readonly [number, number, number]): [...Cmyk] {
  const lightest = Math.max(red, green, blue)
  if (lightest === 0) return [0, 0, 0, 1]
  return [1 - red / lightest, 1 - green / lightest, 1 - blue / lightest, 1 - lightest]
}

function tintOf(color: string): number {
  return Math.min(1, (1 - luminance(color)) / (1 - darkLuminance))
}
