import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPen } from './create-pen'
import { parsePath } from './parse-path'
import { placePath } from './place-path'

describe('a pen', () => {
  it('writes the shortest numbers that stand apart', () => {
    const pen = createPen()
    pen.moveTo(0.5, -0.25)
    pen.lineTo(1, 0.5)
    pen.arcTo(0.5, 0.5, 1)
    pen.quadTo(0.25, 1.5, 10, 1.0004)
    pen.close()
    expect(pen.path()).toBe('M.5-.25l.5.75a.5.5 0 0 1-.5.5q-.25.5 9.5 0z')
  })

  it('joins lines in one direction and leaves the way home to the closing', () => {
    const pen = createPen()
    pen.moveTo(0, 0)
    for (const x of [1, 2, 3]) pen.lineTo(x, 0)
    pen.lineTo(3, 1)
    pen.lineTo(0, 1)
    pen.lineTo(0, 0)
    pen.close()
    pen.moveTo(5, 5)
    expect(pen.path()).toBe('M0 0h3v1h-3zm5 5')
  })

  it('never strays from the point it was told by more than half a thousandth', () => {
    const coordinate = fc.double({ min: -500, max: 500, noNaN: true })
    const points = fc.array(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength: 60 })
    fc.assert(
      fc.property(points, ([first, ...others]) => {
        const pen = createPen()
        const [startX, startY] = first as [number, number]
        pen.moveTo(startX, startY)
        for (const [x, y] of others) pen.quadTo(0, 0, x, y)
        pen.close()
        const ends = parsePath(pen.path()).flatMap((segment) =>
          segment.kind === 'curve' ? [segment] : [],
        )
        expect(ends).toHaveLength(others.length)
        ends.forEach((end, index) => {
          const [x, y] = others[index] as [number, number]
          expect(Math.hypot(end.x - x, end.y - y)).toBeLessThan(0.00075)
        })
      }),
    )
  })
})

describe('placePath', () => {
  it('moves and scales every command', () => {
    const path = 'M1 1L3 2H4V3Q4 4 3 4C2 4 1 4 1 3A1 1 0 0 1 1 1Zm2 0l1 1h1v1z'
    expect(placePath(path, { left: 10, top: 20, scale: 2 })).toBe(
      'M12 22l4 2h2v2q0 2-2 2c-2 0-4 0-4-2a2 2 0 0 1 0-4zm4 0l2 2h2v2z',
    )
  })
})
