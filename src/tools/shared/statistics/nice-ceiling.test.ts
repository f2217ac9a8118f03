import { describe, expect, it } from 'vitest'
import { niceCeiling } from './nice-ceiling'

describe('niceCeiling', () => {
  it.each([
    [1, 1],
    [3, 4],
    [5, 6],
    [10, 10],
    [21, 40],
    [41, 60],
    [999, 1000],
  ])('the top of an axis for %i is %i', (count, top) => {
    expect(niceCeiling(count)).toBe(top)
  })

  it('leaves at most half of the height empty, and has a whole number in the middle', () => {
    for (let count = 2; count <= 2000; count++) {
      expect(niceCeiling(count) % 2).toBe(0)
      expect(niceCeiling(count) / count).toBeLessThanOrEqual(2)
    }
  })
})
