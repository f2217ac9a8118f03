import { expect, it } from 'vitest'
import { nextCell } from './next-cell'

const place = { index: 10, columns: 9, count: 20 }
const press = (key: string, ctrlKey = false) => nextCell({ key, ctrlKey }, place)

it('leads around rows of cells', () => {
  expect(press('ArrowLeft')).toBe(9)
  expect(press('ArrowRight')).toBe(11)
  expect(press('ArrowUp')).toBe(1)
  expect(press('ArrowDown')).toBe(19)
  expect(press('Home')).toBe(9)
  expect(press('End')).toBe(17)
  expect(press('Home', true)).toBe(0)
  expect(press('End', true)).toBe(19)
  expect(press('a')).toBeNull()
})

it('stops at the edges and at the end of a shorter last row', () => {
  const at = (index: number, key: string) => nextCell({ key, ctrlKey: false }, { ...place, index })
  expect(at(0, 'ArrowLeft')).toBeNull()
  expect(at(4, 'ArrowUp')).toBeNull()
  expect(at(12, 'ArrowDown')).toBeNull()
  expect(at(19, 'ArrowRight')).toBeNull()
  expect(at(18, 'End')).toBe(19)
})
