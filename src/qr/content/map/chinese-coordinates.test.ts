import { expect, it } from 'vitest'
import { bd09ToWgs84, gcj02ToWgs84, wgs84ToGcj02 } from './chinese-coordinates'

// The README of github.com/wandergis/coordtransform
const nearBeijing = { latitude: 39.915, longitude: 116.404 }

it('shifts GPS positions as other converters do', () => {
  const shifted = wgs84ToGcj02(nearBeijing)
  expect(shifted.longitude).toBeCloseTo(116.41024449916938, 6)
  expect(shifted.latitude).toBeCloseTo(39.91640428150164, 6)
})

it('finds the way back', () => {
  const back = gcj02ToWgs84(wgs84ToGcj02(nearBeijing))
  expect(back.longitude).toBeCloseTo(nearBeijing.longitude, 6)
  expect(back.latitude).toBeCloseTo(nearBeijing.latitude, 6)
})

it('reads positions of Baidu', () => {
  const gcj = bd09ToWgs84(nearBeijing)
  // BD-09 116.404, 39.915 is GCJ-02 116.39762729119315, 39.90865673957631.
  const expected = gcj02ToWgs84({ latitude: 39.90865673957631, longitude: 116.39762729119315 })
  expect(gcj.longitude).toBeCloseTo(expected.longitude, 6)
  expect(gcj.latitude).toBeCloseTo(expected.latitude, 6)
})

it('leaves places outside China alone', () => {
  const tower = { latitude: 48.85837, longitude: 2.294481 }
  expect(wgs84ToGcj02(tower)).toEqual(tower)
  expect(gcj02ToWgs84(tower)).toEqual(tower)
})
