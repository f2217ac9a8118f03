import { parseCoordinate } from '../parse-coordinate'

/**
 * Formats a position for people and map apps: decimal points, at most six decimals. Undefined if
 * one of the numbers is missing or invalid.
 */
export function formatCoordinates(position: {
  latitude: string
  longitude: string
}): string | undefined {
  const latitude = parseCoordinate(position.latitude)
  const longitude = parseCoordinate(position.longitude)
  return latitude === undefined || longitude === undefined ? undefined : `${latitude}, ${longitude}`
}
