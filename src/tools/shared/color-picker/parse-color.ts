import { writeChannels, writeHsla } from './hsla'

/**
 * The color a person means by `C30`, `#cc3300`, `rgb(204 51 0 / 50%)` or `hsl(15, 100%, 40%)`, as
 * `#rrggbb` or `#rrggbbaa` in small letters; null when it is none.
 */
export function parseColor(text: string): string | null {
  return parseHex(text) ?? parseNotation(text)
}

function parseHex(text: string): string | null {
  const digits = /^\s*#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\s*$/i.exec(text)?.[1]
  if (!digits) return null
  const full = digits.length < 6 ? digits.replaceAll(/./g, '$&$&') : digits
  const color = `#${full.toLowerCase()}`
  return color.endsWith('ff') && color.length === 9 ? color.slice(0, 7) : color
}

const notation =
  /^\s*(rgb|hsl)a?\(\s*([\d.]+)(?:deg)?[\s,]+([\d.]+)(%?)[\s,]+([\d.]+)%?\s*(?:[,/]\s*([\d.]+)(%?)\s*)?\)\s*;?\s*$/i

function parseNotation(text: string): string | null {
  const found = notation.exec(text)
  if (!found) return null
  const [, name, first, second, , third, opacity, percent] = found
  const [a, b, c] = [Number(first), Number(second), Number(third)] as [number, number, number]
  const share = opacity === undefined ? 1 : Number(opacity) / (percent ? 100 : 1)
  if (![a, b, c, share].every(Number.isFinite)) return null
  const alpha = limit(share, 1) * 100
  if (name?.toLowerCase() === 'hsl')
    return writeHsla({ hue: a % 360, saturation: limit(b, 100), lightness: limit(c, 100), alpha })
  return writeChannels({ red: limit(a, 255), green: limit(b, 255), blue: limit(c, 255), alpha })
}

const limit = (value: number, most: number) => Math.min(Math.max(value, 0), most)
