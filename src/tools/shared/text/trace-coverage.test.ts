import { expect, it } from 'vitest'
import { traceCoverage } from './trace-coverage'

/** Draws a picture of 60 × 60 px whose coverage is sampled 8 × 8 times per pixel. */
function draw(isCovered: (x: number, y: number) => boolean) {
  const side = 60
  const values = new Uint8Array(side * side)
  for (let at = 0; at < values.length; at += 1) {
    let count = 0
    for (let sample = 0; sample < 64; sample += 1)
      if (
        isCovered(
          (at % side) + ((sample % 8) + 0.5) / 8,
          Math.floor(at / side) + (Math.floor(sample / 8) + 0.5) / 8,
        )
      )
        count += 1
    values[at] = Math.round((count / 64) * 255)
  }
  return { values, width: side, height: side }
}

const areaOf = (ring: readonly (readonly [number, number])[]) =>
  ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as readonly [number, number]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)

it('traces a box with few points, at its edges', () => {
  const [ring, ...others] = traceCoverage(draw((x, y) => x > 10 && x < 50 && y > 20 && y < 30))
  expect(others).toEqual([])
  expect(ring?.length).toBeLessThan(13)
  expect(Math.abs(areaOf(ring ?? []))).toBeCloseTo(400, -0.5)
})

it('traces a ring as two circles of opposite direction, sharper than a pixel', () => {
  const rings = traceCoverage(
    draw((x, y) => {
      const distance = Math.hypot(x - 30, y - 30)
      return distance < 25 && distance > 12
    }),
  )
  expect(rings).toHaveLength(2)
  const [outer, inner] = rings.toSorted((a, b) => b.length - a.length)
  expect(Math.sign(areaOf(outer ?? []))).toBe(-Math.sign(areaOf(inner ?? [])))
  for (const [ring, radius] of [
    [outer, 25],
    [inner, 12],
  ] as const) {
    expect(ring?.length).toBeLessThan(80)
    for (const [x, y] of ring ?? []) expect(Math.hypot(x - 30, y - 30)).toBeCloseTo(radius, 0)
  }
})

it('separates areas that touch in a corner, and closes those at the edge of the picture', () => {
  const touching = traceCoverage(draw((x, y) => x < 30 === y < 30))
  expect(touching.length).toBeGreaterThan(0)
  const total = touching.reduce((sum, ring) => sum + Math.abs(areaOf(ring)), 0)
  expect(total).toBeCloseTo(1800, -2)
  expect(traceCoverage(draw(() => false))).toEqual([])
})
