import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Matrix } from '@/qr/encode/matrix'
import { traceBoundary } from './trace-boundary'

describe('traceBoundary', () => {
  it('walks around an area and around its hole, each closed', () => {
    const ring = matrixOf(['###', '#.#', '###'])
    expect(traceBoundary(ring)).toBe('M0 0h3v3H0zM1 1h1v1H1z')
    expect(traceBoundary(ring, 4)).toBe('M4 4h3v3H4zM5 5h1v1H5z')
  })

  it('goes straight on where two modules touch by a corner', () => {
    expect(traceBoundary(matrixOf(['#.', '.#']))).toBe('M0 0h1v2h1V1H0z')
  })

  it('is empty when nothing is dark', () => {
    expect(traceBoundary(matrixOf(['..', '..']))).toBe('')
  })

  it('leaves what the even-odd rule fills equal to the modules', () => {
    const anyMatrix = fc
      .tuple(
        fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 177 })),
        fc.integer({ min: 0, max: 20 }),
        fc.nat(),
      )
      .map(([sizeModules, margin, seed]) => ({ matrix: scatter(sizeModules, seed), margin }))
    fc.assert(
      fc.property(anyMatrix, ({ matrix, margin }) => {
        const path = traceBoundary(matrix, margin)
        expect(fillEvenOdd(path, matrix.sizeModules, margin)).toEqual(matrix.modules)
      }),
      { numRuns: 40 },
    )
  })
})

function matrixOf(lines: string[]): Matrix {
  const modules = Uint8Array.from(lines.join(''), (letter) => Number(letter === '#'))
  return { ...noSymbol, sizeModules: lines.length, modules }
}

function scatter(sizeModules: number, seed: number): Matrix {
  let state = seed | 1
  const modules = Uint8Array.from({ length: sizeModules ** 2 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state >>> 31
  })
  return { ...noSymbol, sizeModules, modules }
}

const noSymbol = { version: 1, level: 'M', mask: 0, segments: [], eci: false } as const

/** Whether a ray from each module to the left crosses the path an odd number of times. */
function fillEvenOdd(path: string, sizeModules: number, margin: number): Uint8Array {
  const crossings = new Uint8Array(sizeModules * sizeModules)
  let [x, y, startX, startY] = [0, 0, 0, 0]
  const lineTo = (toX: number, toY: number) => {
    if (toX !== x && toY !== y) throw new Error('a slanted edge')
    for (let row = Math.min(y, toY); row < Math.max(y, toY); row++) {
      if (x - margin === sizeModules) continue
      const index = (row - margin) * sizeModules + x - margin
      crossings[index] = 1 - (crossings[index] as number)
    }
    x = toX
    y = toY
  }
  for (const [, command, numbers] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const [first = 0, second = 0] = (numbers ?? '').split(' ').map(Number)
    if (command === 'M') [x, y] = [first, second]
    if (command === 'm') [x, y] = [x + first, y + second]
    if (command === 'M' || command === 'm') [startX, startY] = [x, y]
    if (command === 'h') lineTo(x + first, y)
    if (command === 'H') lineTo(first, y)
    if (command === 'v') lineTo(x, y + first)
    if (command === 'V') lineTo(x, first)
    if (command === 'z') lineTo(startX, startY)
  }
  return crossings.map((_, index) => {
    const row = crossings.subarray(index - (index % sizeModules), index + 1)
    return row.reduce((parity, crossed) => parity ^ crossed, 0)
  })
}
