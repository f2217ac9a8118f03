import { cssColors } from './css-colors'

/**
 * Parses a colour as people write it in a list: `#1a2b3c`, `1a2b3c`, `#abc`, `rgb(26, 43, 60)` or a
 * CSS name. Returns '#rrggbb', or undefined for anything else, including transparent colours.
 */
export function readColor(text: string): string | undefined {
  const plain = text.normalize('NFKC').trim().toLowerCase()
  const [, hex] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(plain) ?? []
  // Without `#`, three letters are more likely a word.
  if (hex && (hex.length === 6 || plain.startsWith('#'))) {
    return `#${hex.length === 6 ? hex : hex.replace(/./g, '$&$&')}`
  }
  const rgb = /^(?:rgb\s*\()?\s*(\d{1,3})\s*[,;\s]\s*(\d{1,3})\s*[,;\s]\s*(\d{1,3})\s*\)?$/.exec(
    plain,
  )
  if (rgb) {
    const parts = rgb.slice(1).map(Number)
    if (parts.some((part) => part > 255)) return undefined
    return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
  }
  const named = cssColors.get(plain.replace(/[\s-]/g, ''))
  return named === undefined ? undefined : `#${named}`
}
