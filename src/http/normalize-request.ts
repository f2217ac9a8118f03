import type { IncomingMessage, ServerResponse } from 'node:http'
import { isWithin, paths } from '@/paths'
import { escapeUnreadablePath } from './escape-unreadable-path'
import { normalizeHost } from './normalize-host'

export type Misaddressed =
  /** Why there is no address that everything behind would understand alike. */
  | { fault: string }
  /** The address in its normal form. */
  | { location: string }

type Target = Pick<IncomingMessage, 'url' | 'headers' | 'rawHeaders'>

/** Claims about the host. Only `Host` counts, which a proxy in front has to pass on. */
const hostClaims = [
  'forwarded',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-original-url',
  'x-rewrite-url',
]

/** A segment that leads elsewhere, also if one more program removes its parameters. */
const dotSegment = /(?:^|[/\\])\.{1,2}(?:[/\\;]|$)/
/** Signs of `dotSegment`, escaped any number of times. */
const escapedSign = /%(?:25)*(2e|2f|5c|3b)/gi
/**
 * Next finds `/admin/login` for `/admin%2Flogin`, but no rule here does. With their percent sign escaped,
 * such paths are unknown addresses for both.
 */
const escapedSlash = /%(?=2f|5c)/gi
/** Next finds `/admin` for `/_next/data/BUILD/admin.json`, for the Pages Router, which this site lacks. */
const pageData = `${paths.framework}/data`
const escapedLetter = /%([2-7][\da-f])/gi

/**
 * Writes the path and the host of a request in their only form, before anything is decided by them:
 * Next, the file server, the router of codes and every rule for an address read the same. Returns how to
 * answer a request whose address must not reach them.
 */
export function normalizeRequest(request: Target): Misaddressed | undefined {
  const { headers } = request
  for (const name of hostClaims) delete headers[name]
  const host = readHost(request)
  if (typeof host === 'object') return host
  const url = readOwnUrl(request.url ?? '', host)
  if (url === undefined) return { fault: 'The address is not one of this server.' }
  const normal = url === '*' ? url : normalizeUrl(url)
  if (typeof normal === 'object') return normal
  request.url = normal
  if (host !== undefined) headers.host = host
  return undefined
}

function normalizeUrl(url: string): string | Misaddressed {
  const queryAt = url.indexOf('?')
  const path = queryAt < 0 ? url : url.slice(0, queryAt)
  const query = queryAt < 0 ? '' : url.slice(queryAt)
  if (path.includes('\\') || url.includes('#'))
    return { fault: 'The address contains signs that must be escaped.' }
  // Escapes that cannot be decoded are escaped first, so that no letter completes one.
  const normal = escapeUnreadablePath(path)
    .replace(escapedLetter, decodeUnreserved)
    .replace(escapedSlash, '%25')
  if (dotSegment.test(normal.replace(escapedSign, decodeSign)))
    return { fault: 'The path contains dot segments.' }
  if (normal.includes('//')) return { location: normal.replace(/\/{2,}/g, '/') + query }
  if (isWithin(normal, pageData)) return { fault: 'This site has no data of pages.' }
  return normal + query
}

/** Answers a request that `normalizeRequest` has refused. */
export function answerMisaddressed(how: Misaddressed, response: ServerResponse): void {
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
  if ('location' in how) {
    response.writeHead(308, { ...headers, location: how.location }).end()
    return
  }
  response.writeHead(400, {
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    connection: 'close',
  })
  response.end(how.fault)
}

/** Node refuses HTTP/1.1 without a host, and ignores all hosts but the first. HTTP/1.0 may have none. */
function readHost({ headers, rawHeaders }: Target): string | undefined | { fault: string } {
  const isRepeated =
    rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1
  if (isRepeated) return { fault: 'The request names several hosts.' }
  if (headers.host === undefined) return undefined
  return normalizeHost(headers.host) ?? { fault: 'The host is not valid.' }
}

/**
 * Reduces an absolute address, which clients send to proxies (RFC 9112, 3.2.2), to its path. Its host has
 * to be that of the header.
 */
function readOwnUrl(url: string, host: string | undefined): string | undefined {
  if (url.startsWith('/') || url === '*') return url
  const [origin, authority = ''] = /^https?:\/\/([^/?#\\]*)/i.exec(url) ?? []
  if (origin === undefined || host === undefined || normalizeHost(authority) !== host)
    return undefined
  const rest = url.slice(origin.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Decodes the escapes that mean the same as their sign (RFC 3986, 6.2.2.2), and no others. */
function decodeUnreserved(escaped: string, hex: string): string {
  const sign = String.fromCharCode(Number.parseInt(hex, 16))
  return /[\w.~-]/.test(sign) ? sign : escaped
}

const decodeSign = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))
