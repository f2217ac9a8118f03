/** Digits of plus codes, in base 20: no vowels, and none that resemble others. */
const digits = '23456789CFGHJMPQRVWX'
const fullCode =
  /^[2-9CFGHJMPQRVWX]{2}([2-9CFGHJMPQRVWX]{6}|[2-9CFGHJMPQRVWX]{4}00|[2-9CFGHJMPQRVWX]{2}0000|0{6})\+([2-9CFGHJMPQRVWX]{2,7})?$/i
/** Without the leading digits, which the name of a town replaces. */
const shortCode = /^[2-9CFGHJMPQRVWX]{4,6}\+[2-9CFGHJMPQRVWX]{2,7}(?![\w+])/i
const gridRows = 5
const gridColumns = 4

export type PlusCode = { latitude: number; longitude: number } | 'short'

/**
 * Parses a plus code (Open Location Code) as the middle of its area; `short` if it depends on a
 * town. Undefined if the text is neither.
 */
export function parsePlusCode(text: string): PlusCode | undefined {
  const code = text.trim().toUpperCase()
  if (!fullCode.test(code)) return shortCode.test(code) ? 'short' : undefined
  const [pairs, grid] = splitCode(code)
  let [latitude, longitude, height, width] = [-90, -180, 400, 400]
  for (let at = 0; at < pairs.length; at += 2) {
    height /= 20
    width /= 20
    latitude += digitAt(pairs, at) * height
    longitude += digitAt(pairs, at + 1) * width
  }
  for (let at = 0; at < grid.length; at++) {
    height /= gridRows
    width /= gridColumns
    latitude += Math.floor(digitAt(grid, at) / gridColumns) * height
    longitude += (digitAt(grid, at) % gridColumns) * width
  }
  const place = { latitude: latitude + height / 2, longitude: longitude + width / 2 }
  return latitude < 90 && longitude < 180 ? place : undefined
}

/** The first ten digits are pairs of latitude and longitude; each further one divides a grid. */
function splitCode(code: string): [pairs: string, grid: string] {
  const known = code.replace(/0|\+/g, '')
  return [known.slice(0, 10), known.slice(10)]
}

function digitAt(code: string, at: number): number {
  return digits.indexOf(code.charAt(at))
}
