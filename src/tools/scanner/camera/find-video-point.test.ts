import { expect, it } from 'vitest'
import { findVideoPoint } from './find-video-point'

const box = { left: 10, top: 20, width: 400, height: 400 }
const video = { width: 1600, height: 800 }

it.each([
  [{ x: 210, y: 220 }, false, { x: 0.5, y: 0.5 }],
  [{ x: 110, y: 170 }, false, { x: 0.25, y: 0.25 }],
  [{ x: 110, y: 170 }, true, { x: 0.75, y: 0.25 }],
  // In the bars above and below.
  [{ x: 210, y: 60 }, false, undefined],
  [{ x: 500, y: 220 }, false, undefined],
])('%j, mirrored %s, is %j', (press, mirrored, expected) => {
  expect(findVideoPoint(press, { box, video, mirrored })).toEqual(expected)
})

it('is nowhere in a video without a size', () => {
  const empty = { width: 0, height: 0 }
  expect(findVideoPoint({ x: 20, y: 30 }, { box, video: empty, mirrored: false })).toBeUndefined()
})
