import { percentDecode } from '@/std/percent-decode'
import { readQuery } from '@/std/read-query'
import { bd09ToWgs84, gcj02ToWgs84, type Position } from './chinese-coordinates'

/** A place as encoded in the links of map services. */
export type LinkedPlace = { latitude: string; longitude: string; label: string }

const degrees = '([+-]?\\d{1,3}(?:\\.\\d{1,20})?)'

/** Reads `48.2,16.37(Prater)`: latitude, longitude, and an optional label in brackets. */
export function readPlace(text: string | undefined): LinkedPlace | undefined {
  const pair = new RegExp(`^\\s*${degrees}\\s*,\\s*${degrees}\\s*(?:\\((.*)\\))?\\s*$`, 's')
  const [, latitude, longitude, label = ''] = pair.exec(text ?? '') ?? []
  return latitude === undefined || longitude === undefined
    ? undefined
    : { latitude, longitude, label: label.trim() }
}

/** Finds the map service of a link, and the coordinates in the link if it has any. */
export function parseMapLink(link: string) {
  const [, host, path = '', query = '', hash = ''] =
    /^https?:\/\/([^/?#]+)([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/is.exec(link) ?? []
  if (host === undefined) return undefined
  const target = findTarget(host.toLowerCase(), path)
  if (!target) return undefined
  const parameters = readQuery(query, { plusIsBlank: true })
  const place = readers[target](path, parameters, hash)
  return place && { target, ...place }
}

function findTarget(host: string, path: string) {
  const [, subdomain, isGoogle] =
    /^(?:(maps|www)\.)?(google)\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/.exec(host) ?? []
  if (isGoogle) return subdomain === 'maps' || /^\/maps(\/|$)/.test(path) ? 'google' : undefined
  if (host === 'maps.apple.com') return 'apple'
  if (host === 'uri.amap.com' && path === '/marker') return 'amap'
  if (host === 'api.map.baidu.com' && path === '/marker') return 'baidu'
  return /^(www\.)?(openstreetmap\.org|osm\.org)$/.test(host) ? 'openstreetmap' : undefined
}

type Parameters = ReadonlyMap<string, string>

const readers: Record<
  'google' | 'apple' | 'openstreetmap' | 'amap' | 'baidu',
  (path: string, parameters: Parameters, hash: string) => LinkedPlace | undefined
> = {
  google(path, parameters) {
    for (const name of ['query', 'q', 'll', 'destination', 'daddr', 'center', 'viewpoint']) {
      const place = readPlace(parameters.get(name)?.replace(/^loc:/, ''))
      if (place) return place
    }
    const marker = new RegExp(`!3d${degrees}!4d${degrees}`)
    const middle = new RegExp(`/@${degrees},${degrees}(?:[,/?]|$)`)
    const [, latitude, longitude] = marker.exec(path) ?? middle.exec(path) ?? []
    const [, name = ''] = /\/place\/([^/]+)/.exec(path) ?? []
    const label = percentDecode(name.replaceAll('+', ' '))
    return latitude && longitude ? { latitude, longitude, label } : readPlace(label)
  },
  apple(_, parameters) {
    for (const name of ['coordinate', 'll', 'q', 'daddr', 'address', 'sll', 'center']) {
      const place = readPlace(parameters.get(name))
      if (!place) continue
      const label = (parameters.get('name') ?? parameters.get('q') ?? '').trim()
      const isPosition = label === parameters.get(name)
      return { ...place, label: isPosition ? '' : label }
    }
    return undefined
  },
  amap(_, parameters) {
    const [longitude, latitude] = (parameters.get('position') ?? '').split(',')
    const place = readPlace(`${latitude},${longitude}`)
    const isGps = parameters.get('coordinate') === 'wgs84'
    const label = (parameters.get('name') ?? '').trim()
    return place && { ...(isGps ? place : convert(place, gcj02ToWgs84)), label }
  },
  baidu(_, parameters) {
    const place = readPlace(parameters.get('location'))
    const system = parameters.get('coord_type') ?? 'bd09ll'
    if (!place || !['wgs84', 'gcj02', 'bd09ll'].includes(system)) return undefined
    const title = (parameters.get('title') ?? '').trim()
    const label = title === parameters.get('location') ? '' : title
    if (system === 'wgs84') return { ...place, label }
    return { ...convert(place, system === 'gcj02' ? gcj02ToWgs84 : bd09ToWgs84), label }
  },
  openstreetmap(_, parameters, hash) {
    const place = readPlace(`${parameters.get('mlat')},${parameters.get('mlon')}`)
    const middle = new RegExp(`(?:^|&)map=\\d{1,2}(?:\\.\\d+)?/${degrees}/${degrees}(?:&|$)`)
    const [, latitude, longitude] = middle.exec(hash) ?? []
    return place ?? (latitude && longitude ? { latitude, longitude, label: '' } : undefined)
  },
}

function convert(place: LinkedPlace, toWgs84: (position: Position) => Position) {
  const shown = { latitude: Number(place.latitude), longitude: Number(place.longitude) }
  const { latitude, longitude } = toWgs84(shown)
  return { latitude: latitude.toFixed(6), longitude: longitude.toFixed(6) }
}
