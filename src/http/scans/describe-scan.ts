import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Scan, ScanKind } from '@/codes/scan'
import type { Device } from '@/devices/classify-device'
import { networkOf } from '@/std/network-of'
import { makeScanId } from './make-scan-id'

type Scanned = {
  request: Pick<IncomingMessage, 'headers' | 'method' | 'url'>
  device: Device
  languages: readonly string[]
  /** Of the visitor. */
  address: string
  salt: Buffer
  /** Name of the header in which the proxy says the country. */
  countryHeader: string | undefined
  codeId: string
  kind: ScanKind
  variant: number | null
  atMs: number
}

/** What is kept of a scan. */
export function describeScan(scanned: Scanned): Scan {
  const { request, device, languages, atMs, codeId, kind, variant } = scanned
  return {
    id: makeScanId(atMs),
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

/**
 * A phone's camera opens the address as it is printed; an address with a `?` was clicked as a link.
 */
export function findScanKind(
  { method, headers, url }: Scanned['request'],
  device: Device,
): ScanKind {
  if (device.crawler || method === 'HEAD' || isFetchedAhead(headers)) return 'bot'
  return url?.includes('?') ? 'click' : 'scan'
}

/** Asked for by a browser or messenger in case someone opens it. */
function isFetchedAhead(headers: IncomingMessage['headers']): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-purpose']
  return (
    (purpose !== undefined && /prefetch|prerender|preview/.test(String(purpose))) ||
    headers['x-moz'] === 'prefetch'
  )
}

/** Proxies say XX or T1 (of Tor) where they do not know. */
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
