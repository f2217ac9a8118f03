import { localeCodes } from '@/i18n/locales'
import { normalizeUrl } from '@/qr/content/normalize-url'
import { findShortener } from '@/qr/links/shorteners'

/** Why an address is refused; message keys below `codes.targets`. The last two are the server's. */
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
  'blocked',
  'reported',
] as const
export type TargetFault = (typeof targetFaults)[number]
export type TargetFaultKey = `codes.targets.${TargetFault}`

export type CheckedTarget =
  /**
   * `url` as browsers write it, in ASCII: foreign hosts in punycode, so that it can be a header.
   */
  | { ok: true; url: string; host: string }
  | { ok: false; fault: TargetFault; values?: Record<string, string | number> }

export const targetMaxLength = 4096

/** What an operator may allow. */
export type TargetPolicy = { allowsHttp: boolean }
const usualPolicy: TargetPolicy = { allowsHttp: false }

/**
 * Whether a code may lead to what someone typed: to an https page of the public web (an http
 * page where that is allowed) and nowhere else. What can be seen without asking anybody; never
 * throws.
 *
 * @param ownHosts see `listOwnHosts`
 */
export function checkTarget(
  typed: string,
  ownHosts: readonly string[],
  { allowsHttp }: TargetPolicy = usualPolicy,
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
  // Browsers have brought every notation of a number (0x7f.1, 2130706433) to one by now.
  if (isNumber(host)) return refuse('number', { host })
  // Before the scheme, since https would not repair it.
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

/** The hosts of this site: a code must not lead to a code. Ports do not tell hosts apart. */
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

/** Names that mean another machine in every network (RFC 6761, 6762, 8375 and custom). */
function isPrivateName(host: string): boolean {
  return /(^|\.)(localhost|local|localdomain|internal|intranet|private|corp|home|lan|home\.arpa)$/.test(
    host,
  )
}

/** At least two labels of letters, digits and hyphens (RFC 1123, 2.1), the last not all digits. */
function hasPublicForm(host: string): boolean {
  return (
    host.length <= 253 &&
    /^([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/.test(host)
  )
}
