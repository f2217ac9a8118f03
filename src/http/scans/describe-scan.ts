import { createHmac, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Scan, ScanKind } from '@/codes/scan'
import { isSharedLink } from '@/codes/shared-link'
import type { Device } from '@/devices/classify-device'
import { paths } from '@/paths'
import { networkOf } from '@/std/network-of'

type Scanned = {
  request: Pick<IncomingMessage, 'headers' | 'method' | 'url'>
  device: Device
  languages: readonly string[]
  /** The visitor's IP address. */
  address: string
  salt: Buffer
  /** Header in which the proxy sends the visitor's country. */
  countryHeader: string | undefined
  codeId: string
  kind: ScanKind
  variant: number | null
  referrer: string | null
  atMs: number
}

/** The row that is stored for a scan. */
export function describeScan(scanned: Scanned): Scan {
  const { request, device, languages, atMs, codeId, kind, variant } = scanned
  return {
    id: createScanId(atMs),
    atMs,
    codeId,
    kind,
    variant,
    country: readCountry(request, scanned.countryHeader),
    device: device.kind,
    system: device.system,
    browser: device.browser,
    language: /^[a-z]{2,3}(?=-|$)/i.exec(languages[0] ?? '')?.[0].toLowerCase() ?? null,
    visitor: hashVisitor(scanned),
    referrer: scanned.referrer,
  }
}

/**
 * Classifies a scan. Phone cameras open the printed address; copied links have a marker, and pages
 * with a link are its referrer. Where a code passes its query on, printed addresses may have one.
 */
export function findScanKind(
  { method, headers, url = '' }: Scanned['request'],
  {
    device,
    referrer,
    passesQuery,
  }: { device: Device; referrer: string | null; passesQuery: boolean },
): ScanKind {
  if (device.crawler || method === 'HEAD' || isFetchedAhead(headers)) return 'bot'
  if (referrer !== null || isSharedLink(url)) return 'click'
  return url.includes('?') && !passesQuery ? 'click' : 'scan'
}

const maxReferrerLength = 2_000

/** The host of the page or app that links to the code; null for none and for pages of this host. */
export function readReferrer({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  const { referer, host = '' } = headers
  if (!referer || referer.length > maxReferrerLength || !URL.canParse(referer)) return null
  const url = new URL(referer)
  if (url.host === host.toLowerCase()) return null
  const name = url.hostname.toLowerCase().replace(/^www\./, '')
  const isHost = /^(?:https?|android-app):$/.test(url.protocol) && hostPattern.test(name)
  return isHost && name.length <= 100 ? name : null
}

/**
 * Whether a page of the code itself leads to its address: the visitor has chosen another language, or
 * has entered the password. The visit was counted when that page was opened.
 */
export function isFromOwnPage(
  { headers }: Pick<IncomingMessage, 'headers'>,
  slug: string,
): boolean {
  const { referer = '', host = '' } = headers
  if (headers['sec-fetch-site'] !== 'same-origin' || !URL.canParse(referer)) return false
  const from = new URL(referer)
  const path = from.pathname.toLowerCase().replace(/\/$/, '')
  const isOwn = path === paths.hostedPage(slug) || path === paths.unlockCode(slug)
  return isOwn && from.host === host.toLowerCase()
}

/** Host names with a dot, in ASCII; other hosts are of a local network. */
const hostPattern = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/

/** Whether a browser or messenger prefetches the address. */
function isFetchedAhead(headers: IncomingMessage['headers']): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-purpose']
  return (
    (purpose !== undefined && /prefetch|prerender|preview/.test(String(purpose))) ||
    headers['x-moz'] === 'prefetch'
  )
}

/** Proxies send XX or T1 (for Tor) if the country is unknown. */
function readCountry({ headers }: Scanned['request'], name: string | undefined): string | null {
  const country = name ? String(headers[name] ?? '').toUpperCase() : ''
  return /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : null
}

function hashVisitor({ salt, address, request, codeId }: Scanned): string {
  const userAgent = request.headers['user-agent'] ?? ''
  return createHmac('sha256', salt)
    .update(`${networkOf(address)}\n${userAgent}\n${codeId}`)
    .digest('hex')
    .slice(0, 16)
}

/** A UUIDv7 (RFC 9562, 5.7), ordered by time so that an index grows at its end. */
export function createScanId(atMs: number): string {
  const time = atMs.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
