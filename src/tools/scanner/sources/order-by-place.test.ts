import { expect, it } from 'vitest'
import type { FoundCode } from '@/qr/decode'
import { orderByPlace } from './order-by-place'
import { spreadEvenly } from './spread-evenly'

function codeAt(text: string, x: number, y: number, side = 40): FoundCode {
  const corners = [
    { x, y },
    { x: x + side, y },
    { x: x + side, y: y + side },
    { x, y: y + side },
  ] as const
  const rest = { version: 1, level: null, mask: null, inverted: false, mirrored: false }
  return { text, bytes: new Uint8Array(), format: 'qr', corners, engine: 'fake', ...rest }
}

it('codes are counted as one reads a page, also where rows are not quite level', () => {
  const codes = [
    codeAt('f', 205, 118),
    codeAt('b', 100, 6),
    codeAt('d', 4, 112),
    codeAt('a', 0, 0),
    codeAt('c', 200, 3, 60),
    codeAt('e', 100, 100),
  ]
  expect(orderByPlace(codes).map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  expect(orderByPlace([])).toEqual([])
})

it('of many frames evenly chosen ones are looked at, the first and the last among them', () => {
  expect(spreadEvenly(3, 60)).toEqual([0, 1, 2])
  expect(spreadEvenly(101, 5)).toEqual([0, 25, 50, 75, 100])
})
