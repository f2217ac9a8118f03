import { localeCodes } from '@/i18n/locales'
import { normalizeUrl } from '@/qr/content/normalize-url'
import { findShortener } from '@/qr/links/shorteners'

/**
 * Reasons to refuse an address; message keys below `codes.targets`. Only the server returns the
 * last three.
 */
export const targetFaults = [
  'missing',
  'broken',
  'scheme',
  'http',
  'credentials',
  'number',
  'private',
  'own',
  'shortener',
  'long',
  'domain',
  'blocked',
  'reported',
] as const
export type TargetFault = (typeof targetFaults)[number]
export type TargetFaultKey = `codes.targets.${TargetFault}`

export type CheckedTarget =
  /**
   * `url` is normalized and in ASCII, with hosts in punycode, so that it can be used in a header.
   */
  | { ok: true; url: string; host: string }
  | { ok: false; fault: TargetFault; values?: Record<string, string | number> }

export const targetMaxLength = 4096

/** Options of the operator. */
export type TargetPolicy = { allowsHttp: boolean }
const defaultPolicy: TargetPolicy = { allowsHttp: false }

/**
 * Checks whether a code may lead to an address that a user typed: an https page of the public web,
 * or an http page if `allowsHttp`. Makes no network request and never throws.
 *
 * @param ownHosts see `listOwnHosts`
 */
export function checkTarget(
  typed: string,
  ownHosts: readonly string[],
  { allowsHttp }: TargetPolicy = defaultPolicy,
): CheckedTarget {
  if (typed.trim() === '') return refuse('missing')
  if (typed.length > targetMaxLength) return refuse('long', { max: targetMaxLength })
  const normalized = normalizeUrl(typed)
  if (!normalized.ok) return refuse(normalized.key === 'urlScheme' ? 'scheme' : 'broken')
  const { scheme } = normalized
  if (scheme !== 'http' && scheme !== 'https') return refuse('scheme')
  const url = parseUrl(normalized.url)
  if (!url) return refuse('broken')
  const host = url.hostname.replace(/\.$/, '')
  if (url.username || url.password) return refuse('credentials', { host })
  // `URL` has already normalized all notations of an IPv4 address (0x7f.1, 2130706433).
  if (isNumber(host)) return refuse('number', { host })
  // Checked before the scheme, because changing to https would not fix a private host.
  if (isPrivateName(host)) return refuse('private', { host })
  if (ownHosts.includes(host)) return refuse('own', { host })
  const service = findShortener(host)
  if (service) return refuse('shortener', { service })
  if (!hasPublicForm(host)) return refuse('broken')
  if (url.protocol === 'http:' && !allowsHttp) {
    return refuse('http', { url: url.href.replace(/^http:/, 'https:') })
  }
  if (url.href.length > targetMaxLength) return refuse('long', { max: targetMaxLength })
  return { ok: true, url: url.href, host }
}

/**
 * Lists the hosts of this site, because a code must not lead to another code. Ports are ignored.
 */
export function listOwnHosts(siteUrl: string, localeHost: string | undefined): string[] {
  const siteHost = new URL(siteUrl).hostname
  const shared = localeHost?.replace(/:\d+$/, '')
  const ofLocales = shared ? [shared, ...localeCodes.map((code) => `${code}.${shared}`)] : []
  return [...new Set([siteHost, `www.${siteHost}`, ...ofLocales])]
}

function refuse(fault: TargetFault, values?: Record<string, string | number>): CheckedTarget {
  return { ok: false, fault, ...(values && { values }) }
}

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}

function isNumber(host: string): boolean {
  return host.startsWith('[') || /^\d+(\.\d+){3}$/.test(host)
}

/**
 * Returns whether the name is reserved or common for local networks (RFC 6761, 6762, 8375 and
 * custom names).
 */
function isPrivateName(host: string): boolean {
  return /(^|\.)(localhost|local|localdomain|internal|intranet|private|corp|home|lan|home\.arpa)$/.test(
    host,
  )
}

/**
 * Requires at least two labels of letters, digits, hyphens and underscores (RFC 1123, 2.1, extended
 * by the underscore); the last label starts with a letter.
 */
function hasPublicForm(host: string): boolean {
  return (
    host.length <= 253 &&
    /^([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/.test(host)
  )
}
