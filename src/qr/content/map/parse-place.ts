import { percentDecode } from '@/std/percent-decode'
import { parseCoordinate } from '../parse-coordinate'
import { parseMap } from './parse-map'
import { type PlusCode, parsePlusCode } from './parse-plus-code'
import { parseShortMapLink } from './parse-short-map-link'

/**
 * A place from pasted text, in decimal degrees, which any form accepts. `shortLink` must be
 * resolved first, because only its service knows the destination; `shortPlusCode` depends on a town;
 * `noPosition` is any other link without coordinates.
 */
export type PastedPlace =
  | { ok: true; latitude: string; longitude: string; label: string }
  | { ok: false; reason: 'shortLink' | 'shortPlusCode' | 'noPosition' }

const shortLink =
  /^https?:\/\/(maps\.app\.goo\.gl|goo\.gl\/maps|g\.co\/kgs|maps\.apple\/|surl\.amap\.com\/|j\.map\.baidu\.com\/|(www\.)?(osm\.org|openstreetmap\.org)\/go\/)/i

/** Parses a pasted place; undefined if the text is not a place or has only one coordinate. */
export function parsePlace(pasted: string): PastedPlace | undefined {
  const text = pasted.trim()
  if (parseCoordinate(text) !== undefined) return undefined
  // When shared from an app, the link follows the name of the place.
  const [link] = /https?:\/\/\S+|^geo:\S+/i.exec(text) ?? []
  if (link === undefined) return parsePair(text) ?? placeOf(parsePlusCode(text))
  const short = parseShortMapLink(link)
  if (short) return placeOf(short)
  const coded = findPlusCode(link)
  if (coded) return placeOf(parsePlusCode(coded))
  const place = parseMap(link)
  if (!place) return { ok: false, reason: shortLink.test(link) ? 'shortLink' : 'noPosition' }
  return fitPlace(Number(place.latitude), Number(place.longitude), place.label)
}

/** Returns the plus code in a link of plus.codes or Google Maps, if it has no other position. */
function findPlusCode(link: string): string | undefined {
  const [, code = ''] =
    /^https?:\/\/(?:plus\.codes\/|(?:www\.|maps\.)?google\.[a-z.]{2,6}\/maps\/(?:place|search)\/)([^/?#@]{4,40})/i.exec(
      link,
    ) ?? []
  const decoded = percentDecode(code.replaceAll('+', '%2B'))
  const isPositioned = /!3d-?\d|\/@-?\d/.test(link)
  return !isPositioned && parsePlusCode(decoded) ? decoded : undefined
}

function placeOf(found: PlusCode | undefined): PastedPlace | undefined {
  if (found === 'short') return { ok: false, reason: 'shortPlusCode' }
  return found && fitPlace(found.latitude, found.longitude, '')
}

const number = '(\\d{1,3}(?:[.,]\\d{1,20})?)'
/** Degrees, optionally with minutes and seconds. */
const degrees = `([+-]?)${number} ?°? ?(?:${number} ?['′’] ?(?:${number} ?(?:["″”]|''|′′|’’) ?)?)?`
const half = '([NSEW])'
const between = '(?: ?[,;/] ?| )'
/** Letters for the hemisphere, if any, come before both numbers or after both. */
const pairs = [
  new RegExp(`^${degrees} ?${half}?${between}${degrees} ?${half}?$`, 'i'),
  new RegExp(`^${half} ?${degrees}${between}${half} ?${degrees}$`, 'i'),
]

/**
 * Parses `48.8584, 2.2945`, `48,8584; 2,2945`, `48°51′30″N 2°17′40″E`, as typed in any language.
 */
function parsePair(typed: string): PastedPlace | undefined {
  if (typed.length > 100) return undefined
  const text = typed
    .replaceAll('º', '°')
    .normalize('NFKC')
    .replaceAll('\u2212', '-')
    .replace(/^\((.*)\)$/, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  const [, ...behind] = pairs[0]?.exec(text) ?? []
  const [, ...before] = pairs[1]?.exec(text) ?? []
  const [first, second] =
    before.length > 0
      ? [readAngle(before.slice(1, 5), before[0]), readAngle(before.slice(6), before[5])]
      : [readAngle(behind.slice(0, 4), behind[4]), readAngle(behind.slice(5, 9), behind[9])]
  if (!first || !second || (first.axis && first.axis === second.axis)) return undefined
  const isSwapped = first.axis === 'longitude' || second.axis === 'latitude'
  const [latitude, longitude] = isSwapped ? [second, first] : [first, second]
  return fitPlace(latitude.degrees, longitude.degrees, '')
}

type Angle = { degrees: number; axis: 'latitude' | 'longitude' | undefined }

function readAngle(
  [sign, degrees, minutes = '0', seconds = '0']: readonly (string | undefined)[],
  letter: string | undefined,
): Angle | undefined {
  const half = letter?.toUpperCase()
  if (degrees === undefined || (half && sign)) return undefined
  const [whole, ofSixty, ofMinute] = [degrees, minutes, seconds].map((part) =>
    Number(part.replace(',', '.')),
  ) as [number, number, number]
  if (ofSixty >= 60 || ofMinute >= 60) return undefined
  const isNegative = sign === '-' || half === 'S' || half === 'W'
  return {
    degrees: (whole + ofSixty / 60 + ofMinute / 3600) * (isNegative ? -1 : 1),
    axis: half === undefined ? undefined : /[NS]/.test(half) ? 'latitude' : 'longitude',
  }
}

function fitPlace(latitude: number, longitude: number, label: string): PastedPlace | undefined {
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined
  return { ok: true, latitude: round(latitude), longitude: round(longitude), label }
}

/** Rounds to the precision of the code, never in the form of `1e-7`. */
function round(degrees: number): string {
  return String(parseCoordinate(degrees.toFixed(20)) ?? 0)
}
