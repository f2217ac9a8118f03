import type { PageDraft } from '@/qr/content/page-content'
import { parseCoordinate } from '@/qr/content/parse-coordinate'
import type { MapPlace } from './map-place'

/** The place that a draft names; null while its coordinates are not both on the globe. */
export function findPlace(draft: PageDraft): MapPlace | null {
  const latitude = parseCoordinate(String(draft.latitude ?? ''))
  const longitude = parseCoordinate(String(draft.longitude ?? ''))
  if (latitude === undefined || longitude === undefined) return null
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}
