import { percentEncode } from '@/std/percent-encode'
import { readQuery } from '@/std/read-query'
import { contentSchemaOf, defineContent } from './define-content'
import { choiceField, rule, textField } from './field'
import { warn } from './issue'
import { parseCoordinate } from './parse-coordinate'
import { parseMapLink, readPlace } from './parse-map-link'

/** Any phone opens a web link; `geo` opens the map of choice, but on Android only. */
const targets = ['google', 'apple', 'openstreetmap', 'geo'] as const

const schema = contentSchemaOf('map', {
  latitude: coordinateField('latitude', 90),
  longitude: coordinateField('longitude', 180),
  target: choiceField(targets, { hint: true }),
  label: textField({
    maxLength: 100,
    placeholder: true,
    shownWhen: { field: 'target', is: ['apple', 'geo'] },
  }),
})

export const map = defineContent({
  schema,
  sample: {
    type: 'map',
    latitude: '48.858370',
    longitude: '2.294481',
    target: 'google',
    label: '',
  },
  encode({ latitude, longitude, target, label }) {
    const place = `${parseCoordinate(latitude)},${parseCoordinate(longitude)}`
    const name = percentEncode(label.trim())
    switch (target) {
      case 'google':
        return `https://www.google.com/maps/search/?api=1&query=${place}`
      case 'apple':
        return `https://maps.apple.com/?ll=${place}&q=${name || place}`
      case 'openstreetmap':
        return `https://www.openstreetmap.org/?${place.replace(/(.+),(.+)/, 'mlat=$1&mlon=$2')}`
      case 'geo':
        return `geo:${place}?q=${place}${name && `(${encodeBrackets(name)})`}`
    }
  },
  lint: ({ target }) =>
    target === 'geo' ? [warn('target', 'geoAndroidOnly', { fix: { target: 'google' } })] : [],
})

/** Degrees, with decimal point or comma, from -limit to limit. */
function coordinateField(key: 'latitude' | 'longitude', limit: number) {
  const inRange = (typed: string) => Math.abs(parseCoordinate(typed) ?? Number.NaN) <= limit
  return textField({
    input: 'decimal',
    required: true,
    maxLength: 30,
    // Not `decimal`: the keyboards that come with it lack the minus sign.
    inputMode: 'text',
    placeholder: true,
    rules: [rule(key, inRange, { limit })],
  })
}

/** The label stands in brackets, so its own are encoded, which encodeURIComponent does not do. */
function encodeBrackets(encoded: string): string {
  return encoded.replaceAll('(', '%28').replaceAll(')', '%29')
}

/** A `geo:` URI (RFC 5870) with what Android adds to it, or a link of a map service. */
export function parseMap(text: string) {
  const link = text.trim()
  const place = /^geo:/i.test(link) ? parseGeo(link.slice(4)) : parseMapLink(link)
  const latitude = parseCoordinate(place?.latitude ?? '')
  const longitude = parseCoordinate(place?.longitude ?? '')
  if (!place || latitude === undefined || longitude === undefined) return undefined
  return {
    type: 'map' as const,
    latitude: String(latitude),
    longitude: String(longitude),
    target: place.target,
    label: place.label,
  }
}

/** `lat,lon,alt;crs=wgs84?q=lat,lon(label)`. Android has 0,0 where only the query counts. */
function parseGeo(rest: string) {
  const [, position = '', parameters = '', query = ''] =
    /^([^;?]*)((?:;[^?]*)?)(?:\?(.*))?$/s.exec(rest) ?? []
  const [, system = 'wgs84'] = /;crs=([^;]*)/i.exec(parameters) ?? []
  if (system.toLowerCase() !== 'wgs84') return undefined
  const asked = readQuery(query, { plusIsBlank: true }).get('q') ?? ''
  const place = readPlace(asked)
  if (place) return { target: 'geo' as const, ...place }
  const [latitude = '', longitude = ''] = position.split(',', 3)
  const isSearch = asked !== '' && Number(latitude) === 0 && Number(longitude) === 0
  return isSearch ? undefined : { target: 'geo' as const, latitude, longitude, label: asked.trim() }
}
