import type { Pixels } from '@/qr/render/pixels'
import type { CodeFormat, Corners, Point } from '../code-found'
import type { FailedQuad } from '../engines/read-zxing'
import { blurLuma } from '../pixels/blur-luma'
import { type Luma, toLuma } from '../pixels/luma'
import { scaleLuma } from '../pixels/scale-luma'
import { areaOf, distance } from './measure-corners'

/** State that the steps of the cascade share for one picture. */
export type CascadeState = {
  pixels: Pixels
  /** Grayscale version of the picture, computed on first use. */
  luma: () => Luma
  /** Grayscale version, reduced so that it can be searched several times. */
  small: () => View
  /** The reduced picture, blurred by a radius in pixels; 0 leaves it unchanged. */
  smooth: (radiusPx: number) => Luma
  formats: readonly CodeFormat[]
  /** Quadrilaterals detected as codes and not yet decoded, in pixels of the picture. */
  quads: LikelyQuad[]
  /** Quadrilaterals that were tried, so that similar ones are not tried again. */
  tried: LikelyQuad[]
  /** Returns true after the time limit or after the caller has aborted. */
  isLate: () => boolean
}

/** `isLoose`: the fourth corner is an estimate from the other three. */
export type LikelyQuad = FailedQuad & { isLoose?: boolean }

/** A picture derived from another one, with the mapping of its points to the original. */
export type View = { luma: Luma; toSource: (point: Point) => Point }

/**
 * Limits the picture size because engines search for pairs and triples of finders, so their time
 * grows steeply on a hostile picture.
 */
const mostPixelsOfSmall = 2_000_000
/** Waiting at the same time. */
const mostQuads = 24

export function startCascade(
  pixels: Pixels,
  formats: readonly CodeFormat[],
  isLate: () => boolean,
): CascadeState {
  let luma: Luma | undefined
  let small: View | undefined
  const smoothed = new Map<number, Luma>()
  const getLuma = () => {
    luma ??= toLuma(pixels)
    return luma
  }
  const getSmall = () => {
    small ??= shrink(getLuma(), mostPixelsOfSmall)
    return small
  }
  return {
    pixels,
    luma: getLuma,
    small: getSmall,
    smooth: (radiusPx) => {
      if (radiusPx === 0) return getSmall().luma
      const known = smoothed.get(radiusPx) ?? blurLuma(getSmall().luma, radiusPx)
      smoothed.set(radiusPx, known)
      return known
    },
    formats,
    quads: [],
    tried: [],
    isLate,
  }
}

function shrink(luma: Luma, mostPixels: number): View {
  const { width, height } = luma
  const scale = Math.sqrt(mostPixels / (width * height))
  if (scale >= 1) return { luma, toSource: (point) => point }
  const toWidth = Math.max(1, Math.round(width * scale))
  const toHeight = Math.max(1, Math.round(height * scale))
  return {
    luma: scaleLuma(luma, toWidth, toHeight),
    toSource: ({ x, y }) => ({ x: (x * width) / toWidth, y: (y * height) / toHeight }),
  }
}

/** Adds a quadrilateral unless a similar one of the same version is waiting or was tried. */
export function addQuad({ quads, tried }: CascadeState, quad: LikelyQuad): void {
  const area = Math.abs(areaOf(quad.corners))
  if (!(area > 300) || quads.length >= mostQuads) return
  const nearPx = Math.sqrt(area) * 0.04
  const isSimilar = ({ corners, version, isLoose }: LikelyQuad) =>
    version === quad.version &&
    isLoose === quad.isLoose &&
    corners.every((corner, index) => distance(corner, quad.corners[index] as Point) < nearPx)
  if (!quads.some(isSimilar) && !tried.some(isSimilar)) quads.push(quad)
}

export function mapCorners([a, b, c, d]: Corners, map: (point: Point) => Point): Corners {
  return [map(a), map(b), map(c), map(d)]
}
