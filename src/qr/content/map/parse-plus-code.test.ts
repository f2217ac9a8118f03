import { expect, it } from 'vitest'
import { parsePlusCode } from './parse-plus-code'

// From the test data of the reference implementation, google/open-location-code.
it.each([
  ['7FG49Q00+', 20.375, 2.775],
  ['7FG49QCJ+2V', 20.3700625, 2.7821875],
  ['7FG49QCJ+2VX', 20.3701125, 2.782234375],
  ['7FG49QCJ+2VXGJ', 20.3701135, 2.78223535156],
  ['8FVC2222+22', 47.0000625, 8.0000625],
  ['4VCPPQGP+Q9', -41.2730625, 174.7859375],
  ['62G20000+', 0.5, -179.5],
  ['22220000+', -89.5, -179.5],
  ['6vgx0000+', 0.5, 179.5],
])('reads %s as the middle of its area', (code, latitude, longitude) => {
  const place = parsePlusCode(code)
  if (typeof place !== 'object') throw new Error('not a place')
  expect(place.latitude).toBeCloseTo(latitude, 9)
  expect(place.longitude).toBeCloseTo(longitude, 9)
})

it.each(['9G8F+6X', 'CJ2V+X7 Berlin, Germany'])('needs a town for %s', (code) => {
  expect(parsePlusCode(code)).toBe('short')
})

it.each(['', '+', '7FG49QCJ+2', '7FG49QCJ2V', 'XXGV0000+', '0FG49QCJ+2V', 'A+B', '7F0000CJ+'])(
  'leaves “%s” alone',
  (code) => {
    expect(parsePlusCode(code)).toBeUndefined()
  },
)
