import { percentEncode } from '@/std/percent-encode'
import { contentSchemaOf } from '../content-schema'
import { defineContent } from '../define-content'
import { choiceField, rule, textField } from '../field'
import { warn } from '../issue'
import { parseCoordinate } from '../parse-coordinate'
import { formatCoordinates } from './format-coordinates'

/** Any phone opens a web link; `geo` opens the user's preferred map app, but only on Android. */
const targets = ['google', 'apple', 'openstreetmap', 'amap', 'baidu', 'geo'] as const

const schema = contentSchemaOf('map', {
  latitude: coordinateField('latitude', 90),
  longitude: coordinateField('longitude', 180),
  target: choiceField(targets, { hint: true }),
  label: textField({
    maxLength: 100,
    placeholder: true,
    shownWhen: { field: 'target', is: ['apple', 'amap', 'baidu', 'geo'] },
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
        return `https://www.openstreetmap.org/?${place.replace(/^([^,]+),([^,]+)$/, 'mlat=$1&mlon=$2')}`
      // Amap expects the longitude first. Both links mark the position as WGS 84, so the services
      // convert it to their own coordinates.
      case 'amap': {
        const position = place.replace(/^([^,]+),([^,]+)$/, '$2,$1')
        return `https://uri.amap.com/marker?position=${position}${name && `&name=${name}`}&coordinate=wgs84&callnative=1`
      }
      case 'baidu':
        return `https://api.map.baidu.com/marker?location=${place}&title=${name || place}&content=${name || place}&coord_type=wgs84&output=html&src=webapp.quietzone.qr`
      case 'geo':
        return `geo:${place}?q=${place}${name && `(${encodeBrackets(name)})`}`
    }
  },
  title: ({ latitude, longitude, label }) =>
    label.trim() || `${latitude.trim()} ${longitude.trim()}`,
  pageTitle: (place) => place.label.trim() || formatCoordinates(place) || '',
  effects: targets,
  findEffects: (draft) => [targets.find((target) => target === draft.target) ?? 'google'],
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
    // Not `decimal`, because the keyboards of that mode have no minus sign.
    inputMode: 'text',
    placeholder: true,
    rules: [rule(key, inRange, { limit })],
  })
}

/** Encodes brackets, which encodeURIComponent does not, because the label is in brackets. */
function encodeBrackets(encoded: string): string {
  return encoded.replaceAll('(', '%28').replaceAll(')', '%29')
}
