import { expect, it } from 'vitest'
import type { FoundCode } from '@/qr/decode'
import { createCodesInView } from './codes-in-view'

/** A code of 4 by 4 pixels. */
function codeAt(text: string, x: number): FoundCode {
  return {
    text,
    bytes: new TextEncoder().encode(text),
    format: 'qr',
    corners: [
      { x, y: 0 },
      { x: x + 4, y: 0 },
      { x: x + 4, y: 4 },
      { x, y: 4 },
    ],
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

it('replaces a code where another one is read, as after a move of the camera', () => {
  const view = createCodesInView()
  view.add([codeAt('before', 0), codeAt('beside', 9)], 0)
  expect(view.add([codeAt('now', 1)], 100).map(({ text }) => text)).toEqual(['now', 'beside'])
})
