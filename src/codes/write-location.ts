import { normalizeUrl } from '@/qr/content/normalize-url'

/**
 * Returns a web address in the form of a `Location` header: absolute and in ASCII. Returns
 * undefined for an invalid address, so that an invalid stored value is never used.
 */
export function writeLocation(address: string): string | undefined {
  const normalized = normalizeUrl(address)
  if (!normalized.ok || !/^https?$/.test(normalized.scheme)) return undefined
  return URL.canParse(normalized.url) ? new URL(normalized.url).href : undefined
}
