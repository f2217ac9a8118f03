/**
 * Maps of China use GCJ-02, which shifts GPS positions (WGS 84) by some hundred meters inside
 * China; Baidu uses BD-09, which shifts GCJ-02 again. The formulas are those of the common
 * open-source converters; the inverse is exact to about a centimeter.
 */
export type Position = { latitude: number; longitude: number }

export function gcj02ToWgs84(shown: Position): Position {
  let found = shown
  for (let round = 0; round < 4; round++) {
    const projected = wgs84ToGcj02(found)
    found = {
      latitude: found.latitude + shown.latitude - projected.latitude,
      longitude: found.longitude + shown.longitude - projected.longitude,
    }
  }
  return found
}

export function bd09ToWgs84({ latitude, longitude }: Position): Position {
  const x = longitude - 0.0065
  const y = latitude - 0.006
  const distance = Math.hypot(x, y) - 0.00002 * Math.sin(y * angleUnit)
  const angle = Math.atan2(y, x) - 0.000003 * Math.cos(x * angleUnit)
  return gcj02ToWgs84({
    latitude: distance * Math.sin(angle),
    longitude: distance * Math.cos(angle),
  })
}

const angleUnit = (Math.PI * 3000) / 180
/** Krasovsky 1940 */
const semiMajorAxis = 6_378_245
const eccentricitySquared = 0.006693421622965943

export function wgs84ToGcj02({ latitude, longitude }: Position): Position {
  if (!isInChina(latitude, longitude)) return { latitude, longitude }
  const x = longitude - 105
  const y = latitude - 35
  const wave = (at: number, ...parts: readonly [amplitude: number, frequency: number][]) =>
    (parts.reduce((sum, [size, turns]) => sum + size * Math.sin(at * turns * Math.PI), 0) * 2) / 3
  const common = wave(x, [20, 6], [20, 2])
  const north =
    -100 +
    2 * x +
    3 * y +
    0.2 * y * y +
    0.1 * x * y +
    0.2 * Math.sqrt(Math.abs(x)) +
    common +
    wave(y, [20, 1], [40, 1 / 3]) +
    wave(y, [160, 1 / 12], [320, 1 / 30])
  const east =
    300 +
    x +
    2 * y +
    0.1 * x * x +
    0.1 * x * y +
    0.1 * Math.sqrt(Math.abs(x)) +
    common +
    wave(x, [20, 1], [40, 1 / 3]) +
    wave(x, [150, 1 / 12], [300, 1 / 30])
  const radians = (latitude / 180) * Math.PI
  const magic = 1 - eccentricitySquared * Math.sin(radians) ** 2
  const metersNorth =
    ((semiMajorAxis * (1 - eccentricitySquared)) / (magic * Math.sqrt(magic))) * Math.PI
  const metersEast = (semiMajorAxis / Math.sqrt(magic)) * Math.cos(radians) * Math.PI
  return {
    latitude: latitude + (north * 180) / metersNorth,
    longitude: longitude + (east * 180) / metersEast,
  }
}

function isInChina(latitude: number, longitude: number): boolean {
  return latitude >= 0.8293 && latitude <= 55.8271 && longitude >= 72.004 && longitude <= 137.8347
}
