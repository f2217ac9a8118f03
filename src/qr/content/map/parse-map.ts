import { readQuery } from '@/std/read-query'
import { parseCoordinate } from '../parse-coordinate'
import { parseMapLink, readPlace } from './parse-map-link'

/** Parses a `geo:` URI (RFC 5870) with Android's extensions, or a link of a map service. */
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

/** Parses `lat,lon,alt;crs=wgs84?q=lat,lon(label)`. Android uses 0,0 if only the query counts. */
function parseGeo(rest: string) {
  const [, position = '', parameters = '', query = ''] =
    /^([^;?]*)((?:;[^?]*)?)(?:\?(.*))?$/s.exec(rest) ?? []
  const [, system = 'wgs84'] = /;crs=([^;]*)/i.exec(parameters) ?? []
  if (system.toLowerCase() !== 'wgs84') return undefined
  const searchText = readQuery(query, { plusIsBlank: true }).get('q') ?? ''
  const place = readPlace(searchText)
  if (place) return { target: 'geo' as const, ...place }
  const [latitude = '', longitude = ''] = position.split(',', 3)
  const isSearch = searchText !== '' && Number(latitude) === 0 && Number(longitude) === 0
  return isSearch
    ? undefined
    : { target: 'geo' as const, latitude, longitude, label: searchText.trim() }
}
