import { blurLuma } from '../pixels/blur-luma'
import { erodeLuma } from '../pixels/erode-luma'
import type { Luma } from '../pixels/luma'
import { rotateLuma } from '../pixels/rotate-luma'
import { scaleLuma } from '../pixels/scale-luma'
import { sharpenLuma } from '../pixels/sharpen-luma'
import { thresholdLocally } from '../pixels/threshold-locally'
import { applyGamma, stretchContrast } from '../pixels/tone-luma'
import type { View } from './cascade-state'

/** A transformation of the picture that makes a code easier to detect. */
export type ViewMaker = {
  name: string
  /** Returns undefined where the picture is too small or too large for this view. */
  make: (picture: Luma) => View | undefined
}

const leastSidePx = 60
const mostPixelsToEnlarge = 600_000
/** Limits the squared diagonal, because rotating a long strip needs far more pixels. */
const mostPixelsTurned = 6_000_000

/**
 * Views to try when the unchanged picture contains no readable code, best return for their time
 * first.
 */
export const viewMakers: readonly ViewMaker[] = [
  // Close, blurred or noisy codes: fewer pixels, less noise.
  { name: 'half, sharpened', make: (picture) => scaled(picture, 0.5, 0.5, sharpen) },
  { name: 'third', make: (picture) => scaled(picture, 0.35, 0.35) },
  // Small codes with modules of one or two pixels.
  { name: 'double', make: (picture) => enlarged(picture, 2) },
  // Shadow, glare and low contrast.
  { name: 'gamma 0.3', make: (picture) => toned(applyGamma(picture, 0.3)) },
  { name: 'gamma 2.5', make: (picture) => toned(applyGamma(picture, 2.5)) },
  {
    name: 'local threshold',
    make: (picture) =>
      toned(thresholdLocally(blurLuma(picture, 1), { windowPx: windowOf(picture), share: 0.08 })),
  },
  {
    name: 'half, blurred, local threshold',
    make: (picture) =>
      scaled(picture, 0.5, 0.5, (half) =>
        thresholdLocally(blurLuma(half, 2), { windowPx: windowOf(half), share: 0.05 }),
      ),
  },
  // Steep tilt.
  { name: 'half width', make: (picture) => scaled(picture, 0.5, 1) },
  { name: 'half height', make: (picture) => scaled(picture, 1, 0.5) },
  { name: 'turned', make: turned },
  { name: 'stretched', make: (picture) => toned(stretchContrast(blurLuma(picture, 1), 0.02, 0.6)) },
  { name: 'bright stretched', make: (picture) => toned(stretchContrast(picture, 0.4, 0.99)) },
  // Dots and thin strokes merge; thick strokes separate.
  { name: 'darker strokes', make: (picture) => toned(erodeLuma(picture, 'darkest')) },
  { name: 'lighter strokes', make: (picture) => toned(erodeLuma(picture, 'lightest')) },
  { name: 'quarter', make: (picture) => scaled(picture, 0.25, 0.25) },
  { name: 'blurred', make: (picture) => toned(blurLuma(picture, 2)) },
  { name: 'sharpened', make: (picture) => toned(sharpen(picture)) },
  {
    name: 'half, gamma 0.3',
    make: (picture) => scaled(picture, 0.5, 0.5, (half) => applyGamma(half, 0.3)),
  },
]

function sharpen(picture: Luma): Luma {
  return sharpenLuma(picture, { radiusPx: 2, amount: 1.5 })
}

/** Returns a window of an eighth of the shorter side, as in Bradley and Roth. */
function windowOf({ width, height }: Luma): number {
  return Math.max(15, Math.min(width, height) >> 3)
}

function toned(luma: Luma): View {
  return { luma, toSource: (point) => point }
}

function scaled(
  picture: Luma,
  across: number,
  down: number,
  change: (picture: Luma) => Luma = (same) => same,
): View | undefined {
  const width = Math.round(picture.width * across)
  const height = Math.round(picture.height * down)
  if (Math.min(width, height) < leastSidePx) return undefined
  return {
    luma: change(scaleLuma(picture, width, height)),
    toSource: ({ x, y }) => ({ x: (x * picture.width) / width, y: (y * picture.height) / height }),
  }
}

function enlarged(picture: Luma, times: number): View | undefined {
  if (picture.width * picture.height > mostPixelsToEnlarge) return undefined
  return scaled(picture, times, times)
}

function turned(picture: Luma): View | undefined {
  if (picture.width ** 2 + picture.height ** 2 > mostPixelsTurned) return undefined
  return rotateLuma(picture, Math.PI / 5)
}
