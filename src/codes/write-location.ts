import { normalizeUrl } from '@/qr/content/normalize-url'

/**
 * A web address as it may stand in a `Location` header: absolute and in ASCII. Undefined for what
 * is none, so that nothing is ever made of a stored mistake.
 */
export function writeLocation(address: string): string | undefined {
  const normalized = normalizeUrl(address)
  if (!normalized.ok || !/^https?$/.test(normalized.scheme)) return undefined
  return URL.canParse(normalized.url) ? new URL(normalized.url).href : undefined
}
