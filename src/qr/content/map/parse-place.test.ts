import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePlace } from './parse-place'

const tower = { ok: true, latitude: '48.85837', longitude: '2.294481', label: '' }

describe('parsePlace', () => {
  it.each([
    '48.85837, 2.294481',
    '48.85837,2.294481',
    '48.85837 2.294481',
    '48,85837; 2,294481',
    '48,85837, 2,294481',
    '48,85837 2,294481',
    '(48.85837, 2.294481)',
    '48.85837° N, 2.294481° E',
    'N 48.85837 E 2.294481',
    'E 2.294481, N 48.85837',
    '４８．８５８３７， ２．２９４４８１',
    'geo:48.85837,2.294481',
    'https://www.google.com/maps/search/?api=1&query=48.85837,2.294481',
    'https://www.openstreetmap.org/?mlat=48.85837&mlon=2.294481#map=17/48.8/2.2',
    'Look: https://maps.apple.com/?ll=48.85837,2.294481',
  ])('takes both coordinates from “%s”', (text) => {
    expect(parsePlace(text)).toEqual(tower)
  })

  it.each([
    ['48°51′30.132″N 2°17′40.132″E', '48.858370', '2.294481'],
    ['48°51\'30.132"N 2°17\'40.132"E', '48.858370', '2.294481'],
    ['48° 51.5022′ S, 2° 17.66886′ W', '-48.858370', '-2.294481'],
    ['−33.86, 151.21', '-33.86', '151.21'],
  ])('reads %s', (text, latitude, longitude) => {
    const place = parsePlace(text)
    expect(place?.ok && Number(place.latitude)).toBeCloseTo(Number(latitude), 5)
    expect(place?.ok && Number(place.longitude)).toBeCloseTo(Number(longitude), 5)
  })

  it.each([
    ['8FW4V75V+8Q', 48.8583125, 2.2944375],
    ['https://plus.codes/8FW4V75V+8Q', 48.8583125, 2.2944375],
    ['https://www.google.com/maps/place/8FW4V75V%2B8Q/', 48.8583125, 2.2944375],
    ['https://www.google.de/maps/place/8FW4V75V+8Q/@48.5,2.5,17z', 48.5, 2.5],
    // From the tests of OpenStreetMap’s own implementation.
    ['https://osm.org/go/0EEQjE--', 51.510772705078125, 0.054931640625],
  ])('reads the position that %s contains, without a request', (text, latitude, longitude) => {
    const place = parsePlace(text)
    expect(place?.ok && Number(place.latitude)).toBeCloseTo(latitude, 2)
    expect(place?.ok && Number(place.longitude)).toBeCloseTo(longitude, 2)
  })

  it('needs the town of a short plus code', () => {
    expect(parsePlace('V75V+8Q Paris')).toEqual({ ok: false, reason: 'shortPlusCode' })
  })

  it('keeps the name that a link gives', () => {
    const link = 'https://www.google.com/maps/place/Tour+Eiffel/@48.8584,2.2945,17z'
    expect(parsePlace(link)).toMatchObject({ ok: true, label: 'Tour Eiffel' })
  })

  it.each(['48.85837', '48,85837', '-12', '', 'Paris', '12 rue de Rivoli', '91, 2', '48°71′N 2°E'])(
    'leaves “%s” alone',
    (text) => {
      expect(parsePlace(text)).toBeUndefined()
    },
  )

  it('says why a link tells no place', () => {
    expect(parsePlace('https://maps.app.goo.gl/abc123')).toEqual({ ok: false, reason: 'shortLink' })
    expect(parsePlace('Café https://goo.gl/maps/abc')).toEqual({ ok: false, reason: 'shortLink' })
    expect(parsePlace('https://example.com/')).toEqual({ ok: false, reason: 'noPosition' })
  })

  it('reads back any pair, in points or commas', () => {
    const microdegrees = (limit: number) =>
      fc.integer({ min: -limit * 1e6, max: limit * 1e6 }).map((value) => value / 1e6)
    fc.assert(
      fc.property(microdegrees(90), microdegrees(180), fc.boolean(), (lat, lon, withCommas) => {
        const write = (degrees: number) => {
          const text = degrees.toFixed(6)
          return withCommas ? text.replace('.', ',') : text
        }
        const place = parsePlace(`${write(lat)}; ${write(lon)}`)
        expect(place).toMatchObject({ latitude: String(lat + 0), longitude: String(lon + 0) })
      }),
    )
  })
})
