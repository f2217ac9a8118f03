import { type ContentOf, contentTitle } from '../content'
import type { ContentReader } from '../content-reader'
import { parseCoordinate } from '../parse-coordinate'
import { ownRow } from '../result-row'
import { type ActionName, copyAction, openEncoded, type ScanAction } from '../scan-action'
import { parseMap } from './parse-map'

export const mapReader: ContentReader<ContentOf<'map'>> = {
  parse: parseMap,
  isTelling: true,
  isLenient: true,
  localSample: ({ place: [latitude, longitude] }, locale) => ({
    latitude,
    longitude,
    target: locale === 'zh' ? 'amap' : 'google',
  }),
  otherSample: { latitude: '41.890210', longitude: '12.492231', label: 'Colosseo' },
  summary: contentTitle,
  omitted: ['target', 'latitude', 'longitude'],
  arrangeRows: (rows, { latitude, longitude }) => [
    ownRow('coordinates', `${latitude}, ${longitude}`),
    ...rows,
  ],
  actions: (content, { text }, locale) => listMapActions(content, text, locale),
}

type MapLinks = readonly (readonly [ActionName, ContentOf<'map'>['target']])[]

const maps: MapLinks = [
  ['openStreetMap', 'openstreetmap'],
  ['googleMaps', 'google'],
  ['appleMaps', 'apple'],
]
/** Maps that work in mainland China. */
const chineseMaps: MapLinks = [
  ['amap', 'amap'],
  ['baiduMaps', 'baidu'],
  ['appleMaps', 'apple'],
]

function listMapActions(map: ContentOf<'map'>, text: string, locale: string): ScanAction[] {
  const { latitude, longitude, label } = map
  const place = { type: 'map', latitude, longitude, label } as const
  const isLink = /^https?:/i.test(text.trim())
  return [
    ...(isLink ? [{ kind: 'visit', link: text.trim() } as const] : []),
    ...(locale === 'zh' ? chineseMaps : maps).flatMap(([name, target]) =>
      openEncoded(name, { ...place, target }, true),
    ),
    copyAction('copyCoordinates', `${parseCoordinate(latitude)}, ${parseCoordinate(longitude)}`),
  ]
}
