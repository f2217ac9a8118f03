import { expect, it } from 'vitest'
import type { FoundCode } from '@/qr/decode'
import { createCodesInView } from './codes-in-view'

function codeAt(text: string, x: number): FoundCode {
  const corner = { x, y: 0 }
  return {
    text,
    bytes: new TextEncoder().encode(text),
    format: 'qr',
    corners: [corner, corner, corner, corner],
    version: 1,
    level: 'M',
    mask: 0,
    inverted: false,
    mirrored: false,
    engine: 'zxing',
  }
}

it('joins the codes of frames in a row, from left to right, and forgets those of earlier ones', () => {
  const view = createCodesInView()
  const texts = (codes: readonly FoundCode[]) => codes.map(({ text }) => text)
  expect(texts(view.add([codeAt('right', 9)], 0))).toEqual(['right'])
  expect(texts(view.add([codeAt('left', 1)], 100))).toEqual(['left', 'right'])
  expect(texts(view.add([codeAt('left', 2)], 200))).toEqual(['left', 'right'])
  expect(texts(view.add([codeAt('left', 2)], 701))).toEqual(['left'])
  view.clear()
  expect(view.add([], 702)).toEqual([])
})
