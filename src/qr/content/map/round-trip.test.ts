import fc from 'fast-check'
import { replaceLoneSurrogates } from '@/std/replace-lone-surrogates'
import type { ContentOf } from '../content'
import { parseCoordinate } from '../parse-coordinate'
import { anyText, testRoundTrip } from '../round-trip-for-test'

function degrees(limit: number) {
  return fc.double({ min: -limit, max: limit, noNaN: true }).map((value) => value.toFixed(8))
}

testRoundTrip(
  'map',
  fc.record({
    latitude: fc.oneof(degrees(90), fc.constantFrom('48,858370', '−0.0000001', '９０', '+.5')),
    longitude: degrees(180),
    target: fc.constantFrom('google', 'apple', 'openstreetmap', 'amap', 'baidu', 'geo'),
    label: anyText(100),
  }),
  normalizeMap,
)

function normalizeMap(place: ContentOf<'map'>): ContentOf<'map'> {
  const hasLabel = ['apple', 'amap', 'baidu', 'geo'].includes(place.target)
  return {
    ...place,
    latitude: String(parseCoordinate(place.latitude)),
    longitude: String(parseCoordinate(place.longitude)),
    label: hasLabel ? replaceLoneSurrogates(place.label.trim()) : '',
  }
}
