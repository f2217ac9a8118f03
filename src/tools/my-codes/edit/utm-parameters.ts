import { normalizeUrl } from '@/qr/content'

/** Parameters by which web analytics attribute visits, in the usual order. */
export const utmNames = ['source', 'medium', 'campaign', 'term', 'content'] as const
export type UtmName = (typeof utmNames)[number]

export const utmMaxLength = 200

/** Reads the campaign parameters of a typed address; undefined if it is no web address. */
export function readUtm(typed: string): Record<UtmName, string> | undefined {
  const url = parseWebUrl(typed)
  if (!url) return undefined
  const values = utmNames.map((name) => [name, url.searchParams.get(`utm_${name}`) ?? ''])
  return Object.fromEntries(values) as Record<UtmName, string>
}

/**
 * Replaces a campaign parameter of a web address; an empty value removes it. Other parameters remain
 * as they are written.
 */
export function writeUtm(typed: string, name: UtmName, value: string): string {
  const url = parseWebUrl(typed)
  if (!url) return typed
  const written = `utm_${name}`
  const pairs = url.search.slice(1).split('&').filter(Boolean)
  const index = pairs.findIndex((pair) => nameOf(pair) === written)
  const others = pairs.filter((pair) => nameOf(pair) !== written)
  if (value !== '') {
    const pair = `${written}=${encodeURIComponent(value)}`
    others.splice(index < 0 ? others.length : index, 0, pair)
  }
  url.search = others.join('&')
  return url.href
}

function nameOf(pair: string): string | undefined {
  return new URLSearchParams(pair).keys().next().value
}

function parseWebUrl(typed: string): URL | undefined {
  const normalized = normalizeUrl(typed)
  if (!normalized.ok || !/^https?$/.test(normalized.scheme)) return undefined
  return URL.canParse(normalized.url) ? new URL(normalized.url) : undefined
}
