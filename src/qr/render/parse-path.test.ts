import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePath } from './parse-path'
import type { PathSegment } from './path-segment'

describe('parsePath', () => {
  it.each([
    ['M1 2L3 4', 'M1,2 L3,4'],
    ['m1 2 3 4', 'M1,2 L4,6'],
    ['M1 2 3 4h1v-1H9V8', 'M1,2 L3,4 L4,4 L4,3 L9,3 L9,8'],
    ['M1-.5.5.25', 'M1,-0.5 L0.5,0.25'],
    ['M1e1-2E-1l+3,4', 'M10,-0.2 L13,3.8'],
    ['m1 1h1v1zm2 2h1', 'M1,1 L2,1 L2,2 Z M3,3 L4,3'],
    ['M0 0c1 0 2 1 2 2 0 1-1 2-2 2z', 'M0,0 C1,0 2,1 2,2 C2,3 1,4 0,4 Z'],
    ['M0 0q3 0 3 3', 'M0,0 C2,0 3,1 3,3'],
    ['M0 0c0 1 1 2 2 2s2-1 2-2S5 1 5 0', 'M0,0 C0,1 1,2 2,2 C3,2 4,1 4,0 C4,-1 5,1 5,0'],
    ['M0 0q3 0 3 3t3 3T0 0', 'M0,0 C2,0 3,1 3,3 C3,5 4,6 6,6 C8,6 6,4 0,0'],
    ['M3 3s3 0 3 3', 'M3,3 C3,3 6,3 6,6'],
    ['M0 0A0 5 0 0 1 2 2', 'M0,0 L2,2'],
    ['M2 2a1 1 0 0 0 0 0', 'M2,2'],
    ['', ''],
  ])('reads %s', (path, expected) => {
    expect(write(parsePath(path))).toBe(expected)
  })

  it('reads arcs with glued flags, radii that are too small and more than a quarter turn', () => {
    const half = 'M0 0 C0,-0.55 0.45,-1 1,-1 C1.55,-1 2,-0.55 2,0'
    for (const path of ['M0 0a1 1 0 0 1 2 0', 'M0 0a1 1 0 012 0', 'M0 0a.5.5 0 012 0']) {
      expect(write(parsePath(path))).toBe(half.replace('M0 0', 'M0,0'))
    }
    expect(parsePath('M0 0a1 1 0 1 1 1 1')).toHaveLength(4)
    expect(parsePath('M0 0a1 1 0 0 1 1 1')).toHaveLength(2)
  })

  it.each(['M1', 'M1 2X3 4 5 6', 'M0 0L1', 'M0 0z1 1', 'M0 0a1 1 0 2 1 1 1', 'M0 0,hello'])(
    'throws for %s',
    (path) => {
      expect(() => parsePath(path)).toThrow(SyntaxError)
    },
  )

  it('reads small letters as capital ones moved by the pen, and numbers however packed', () => {
    const step = fc.record({
      letter: fc.constantFrom('L', 'H', 'V', 'C', 'Q', 'M', 'Z', 'A'),
      numbers: fc.array(fc.integer({ min: -64, max: 64 }), { minLength: 6, maxLength: 6 }),
      large: fc.boolean(),
      clockwise: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let x = 0
        let y = 0
        let startX = 0
        let startY = 0
        let absolute = 'M0 0'
        let relative = 'm0 0'
        for (const { letter, numbers, large, clockwise } of steps) {
          // Eighths, for which sums are exact.
          const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers.map((value) => value / 8)
          const flags = `${Number(large)}${Number(clockwise)}`
          const points = { L: [a, b], M: [a, b], C: [a, b, c, d, e, f], Q: [a, b, c, d] }
          if (letter === 'Z') {
            absolute += 'Z'
            relative += 'z'
            x = startX
            y = startY
          } else if (letter === 'H') {
            absolute += ` H ${x + a}`
            relative += `h${pack([a])}`
            x += a
          } else if (letter === 'V') {
            absolute += ` V ${y + a}`
            relative += `v${pack([a])}`
            y += a
          } else if (letter === 'A') {
            absolute += ` A ${a} ${b} ${c} ${flags[0]} ${flags[1]} ${x + d} ${y + e}`
            relative += `a${pack([a, b, c])} ${flags}${pack([d, e])}`
            x += d
            y += e
          } else {
            const list = points[letter as keyof typeof points]
            const moved = list.map((value, index) => value + (index % 2 === 0 ? x : y))
            absolute += ` ${letter} ${moved.join(' , ')}`
            relative += `${letter.toLowerCase()}${pack(list)}`
            x = moved.at(-2) ?? 0
            y = moved.at(-1) ?? 0
            if (letter === 'M') {
              startX = x
              startY = y
            }
          }
        }
        expect(write(parsePath(relative))).toBe(write(parsePath(absolute)))
      }),
      { numRuns: 200 },
    )
  })
})

/** Formats numbers with the fewest separators that the grammar allows. */
function pack(numbers: readonly number[]): string {
  return numbers.reduce((packed, value) => {
    const text = String(value).replace(/^(-?)0\./, '$1.')
    const apart =
      packed === '' || text.startsWith('-') || (text.startsWith('.') && hasPoint(packed))
    return packed + (apart ? '' : ' ') + text
  }, '')
}

function hasPoint(packed: string): boolean {
  return /\.\d+$/.test(packed)
}

function write(segments: readonly PathSegment[]): string {
  const at = (...values: number[]) =>
    values.map((value) => Math.round(value * 100) / 100 + 0).join(',')
  return segments
    .map((segment) => {
      if (segment.kind === 'close') return 'Z'
      if (segment.kind === 'move') return `M${at(segment.x, segment.y)}`
      if (segment.kind === 'line') return `L${at(segment.x, segment.y)}`
      const { x1, y1, x2, y2, x, y } = segment
      return `C${at(x1, y1)} ${at(x2, y2)} ${at(x, y)}`
    })
    .join(' ')
}
