/**
 * The colour a person means by `C30`, `#cc3300` or ` #CC3300 `, as `#rrggbb` in small letters; null
 * when it is none.
 */
export function parseHexColor(text: string): string | null {
  const digits = /^\s*#?([0-9a-f]{3}|[0-9a-f]{6})\s*$/i.exec(text)?.[1]?.toLowerCase()
  if (!digits) return null
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`
}
