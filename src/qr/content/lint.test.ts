import { expect, it } from 'vitest'
import { encodeContent } from './content'

it('gives the change that follows the suggestion', () => {
  const wifi = { type: 'wifi', ssid: ' Home', password: 'secret123' } as const
  expect(encodeContent(wifi)).toMatchObject({
    warnings: [{ key: 'spacesAround', suggestion: 'trimSpaces', fix: { ssid: 'Home' } }],
  })
  const place = { type: 'map', latitude: '1', longitude: '2', target: 'geo' } as const
  expect(encodeContent(place)).toMatchObject({
    warnings: [{ key: 'geoAndroidOnly', fix: { target: 'google' } }],
  })
})
