import { expect, it } from 'vitest'
import { listTickIndexes } from './list-tick-indexes'

it.each([
  [0, []],
  [1, [0]],
  [2, [0, 1]],
  [5, [0, 1, 2, 3, 4]],
  [24, [0, 6, 12, 18, 23]],
  [31, [0, 8, 15, 23, 30]],
])('of %i positions names the first, the last and some between', (count, indexes) => {
  expect(listTickIndexes(count)).toEqual(indexes)
})
