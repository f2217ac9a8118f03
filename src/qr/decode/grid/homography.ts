import type { Corners, Point } from '../code-found'

/** A 3 × 3 matrix, row by row; the last entry is 1. Maps (x, y, 1) up to scale. */
export type Homography = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
]

/**
 * Returns the perspective that maps the unit square's corners (clockwise from 0,0) to the points.
 */
export function squareToQuad([a, b, c, d]: Corners): Homography {
  const sumX = a.x - b.x + c.x - d.x
  const sumY = a.y - b.y + c.y - d.y
  const x1 = b.x - c.x
  const y1 = b.y - c.y
  const x2 = d.x - c.x
  const y2 = d.y - c.y
  const area = x1 * y2 - x2 * y1
  const g = (sumX * y2 - x2 * sumY) / area
  const h = (x1 * sumY - sumX * y1) / area
  return [
    b.x - a.x + g * b.x,
    d.x - a.x + h * d.x,
    a.x,
    b.y - a.y + g * b.y,
    d.y - a.y + h * d.y,
    a.y,
    g,
    h,
    1,
  ]
}

export function project(homography: Homography, { x, y }: Point): Point {
  const [a, b, c, d, e, f, g, h, i] = homography
  const w = g * x + h * y + i
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w }
}

/** Inverts a homography by the adjugate (a common factor does not matter). */
export function invertHomography(homography: Homography): Homography {
  const [a, b, c, d, e, f, g, h, i] = homography
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ]
}

/** Returns the homography that applies `first`, then `second`. */
export function chainHomographies(first: Homography, second: Homography): Homography {
  const product = [0, 0, 0, 0, 0, 0, 0, 0, 0]
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      for (let k = 0; k < 3; k++) {
        product[row * 3 + column] =
          (product[row * 3 + column] as number) +
          (second[row * 3 + k] as number) * (first[k * 3 + column] as number)
      }
    }
  }
  return product as unknown as Homography
}
