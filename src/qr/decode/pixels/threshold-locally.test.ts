import { expect, it } from 'vitest'
import { addNoise, drawSymbolPicture } from '../draw-for-test'
import { thresholdLocally } from './threshold-locally'
import { invertLuma } from './tone-luma'

it.each([3, 16, 400])('treats a picture as its negative with a window of %i px', (windowPx) => {
  const picture = addNoise(drawSymbolPicture('negative'), 60)
  const options = { windowPx, share: 0.08 }
  const inverted = thresholdLocally(picture, { ...options, inverted: true })
  expect(inverted).toEqual(thresholdLocally(invertLuma(picture), options))
})
