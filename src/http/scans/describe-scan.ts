import { createHmac, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Scan, ScanKind } from '@/codes/scan'
import type { Device } from '@/devices/classify-device'
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
  }
}

/** Classifies a scan. Phone cameras open the printed address; links have a query. */
export function findScanKind(
  { method, headers, url }: Scanned['request'],
  device: Device,
): ScanKind {
  if (device.crawler || method === 'HEAD' || isFetchedAhead(headers)) return 'bot'
  return url?.includes('?') ? 'click' : 'scan'
}

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
