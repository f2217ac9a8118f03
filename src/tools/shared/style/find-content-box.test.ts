import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findContentBox, isOpaque, scaleBox } from './find-content-box'

function blank(width: number, height: number) {
  return { data: new Uint8ClampedArray(width * height * 4), width, height }
}

describe('findInkBox', () => {
  it('finds whatever was painted, and no more', () => {
    const box = fc.record({
      x: fc.nat(8),
      y: fc.nat(8),
      width: fc.integer({ min: 1, max: 8 }),
      height: fc.integer({ min: 1, max: 8 }),
    })
    fc.assert(
      fc.property(box, (painted) => {
        const picture = blank(16, 20)
        for (const [x, y] of [
          [painted.x, painted.y + painted.height - 1],
          [painted.x + painted.width - 1, painted.y],
        ] as const) {
          picture.data[(y * 16 + x) * 4 + 3] = 200
        }
        expect(findContentBox(picture)).toEqual(painted)
      }),
    )
  })

  it('finds nothing in a transparent picture, the faintest shade included', () => {
    const picture = blank(5, 5)
    expect(findContentBox(picture)).toBeUndefined()
    picture.data.fill(4)
    expect(findContentBox(picture)).toBeUndefined()
  })
})

describe('scaleBox', () => {
  it('covers the same part of a larger picture', () => {
    const size = { width: 33, height: 31 }
    expect(scaleBox({ x: 1, y: 2, width: 9, height: 8 }, 3.3, size)).toEqual({
      x: 3,
      y: 6,
      width: 30,
      height: 25,
    })
  })
})

it('knows an opaque picture', () => {
  expect(isOpaque(blank(2, 2).data.fill(255))).toBe(true)
  expect(isOpaque(blank(2, 2).data)).toBe(false)
})
