import type { IncomingMessage, ServerResponse } from 'node:http'
import type pg from 'pg'
import { passQuery } from '@/codes/pass-query'
import { readSlug } from '@/codes/slug'
import { findSplitChance } from '@/devices/find-split-chance'
import { metrics } from '@/metrics'
import { findVisitorAddress } from '../find-visitor-address'
import { type countUnknown, maxPagesPerMinute, maxUnknownPerMinute } from './count-unknown'
import type { CircuitBreaker } from './create-circuit-breaker'
import type { createCodeCache } from './create-code-cache'
import type { createDailySalt } from './create-daily-salt'
import type { OwnDomain } from './create-domain-cache'
import { decideWithLimit } from './decide-with-limit'
import { describeScan, findScanKind, isFromOwnPage, readReferrer } from './describe-scan'
import { forwardToPage, refuseScan, type ScanVisit } from './forward-to-page'
import { leaveDomain } from './leave-domain'
import type { KnownCode } from './read-known-code'
import { readLanguages } from './read-languages'
import { recognizeDevice } from './recognize-device'
import { sendRedirect } from './send-redirect'
import type { writeScans } from './write-scans'

export type ScanServices = {
  settings: { secret: string; trustedProxies: number; countryHeader: string | undefined }
  pool: pg.Pool
  circuitBreaker: CircuitBreaker
  codes: Pick<ReturnType<typeof createCodeCache>, 'find'>
  scans: Pick<ReturnType<typeof writeScans>, 'write'>
  salts: Pick<ReturnType<typeof createDailySalt>, 'getSalt'>
  countUnknownCode: ReturnType<typeof countUnknown>
}

/** Decides a scan, stores it and answers it with a redirect or a page. */
export async function answerScan(services: ScanServices, visit: ScanVisit): Promise<void> {
  const { settings, pool, circuitBreaker, codes, scans, salts } = services
  const { requested, request, response } = visit
  const slug = readSlug(requested.name)
  const code = slug && (await codes.find(slug))
  if (!code || !isServedOn(visit.domain, code)) return refuseUnknown(services, visit)

  const atMs = Date.now()
  const device = recognizeDevice(request.headers)
  const languages = readLanguages(request.headers['accept-language'])
  const referrer = readReferrer(request)
  const { passesQuery } = code
  const userAgent = request.headers['user-agent'] ?? ''
  const address = findVisitorAddress(request, settings.trustedProxies)
  const kind = findScanKind(request, { device, referrer, passesQuery })
  // Requests of the site's own pages do not count as visits. With a limit of scans they do, since
  // anybody can send their headers.
  const isOwn = code.maxScans === null && isFromOwnPage(request, slug)
  const isVisit = request.headers.rsc === undefined && !isOwn
  const { decision, isUncounted } = await decideWithLimit(code, {
    pool,
    circuitBreaker,
    atMs,
    device,
    languages,
    findChance: () => findSplitChance(settings.secret, { codeId: code.id, address, userAgent }),
    isPerson: isVisit && kind !== 'bot',
  })
  if (isVisit && decision.do !== 'refuse') {
    const scan = describeScan({
      request,
      device,
      languages,
      atMs,
      kind,
      referrer,
      codeId: code.id,
      address,
      salt: await salts.getSalt(atMs),
      countryHeader: settings.countryHeader,
      variant: decision.do === 'redirect' ? decision.variant : null,
    })
    await scans
      .write(isUncounted ? { ...scan, isUncounted } : scan)
      // The visitor still gets a response.
      .catch((cause) => {
        metrics.scans.lost += 1
        console.error('A scan could be written nowhere and is lost', cause)
      })
  }
  if (decision.do !== 'redirect') return forwardToPage(visit, decision, code)
  const { url } = decision
  const location = passesQuery ? passQuery(url, requested.query) : url
  sendRedirect(response, 302, location, visit.domain !== undefined)
}

/** The domain of a workspace serves the codes of that workspace only. */
function isServedOn(domain: OwnDomain | undefined, { workspaceId }: KnownCode): boolean {
  return !domain || domain.workspaceId === workspaceId
}

async function refuseUnknown(services: ScanServices, visit: ScanVisit): Promise<void> {
  const { count, waitSeconds } = await countGuess(services, visit.request)
  if (count <= maxUnknownPerMinute) {
    return visit.domain ? leaveDomain(visit.domain, visit.response) : refuseScan(visit, 'unknown')
  }
  visit.response.setHeader('retry-after', String(waitSeconds))
  if (count <= maxPagesPerMinute) return refuseScan(visit, 'limited')
  refuseGuesses(visit.response, waitSeconds)
}

/**
 * Calls `next` for a page or form below a code. Those also reveal whether the code exists, so unknown
 * ones count as guesses.
 */
export function answerBelowCode(
  services: ScanServices,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  domain?: OwnDomain,
): void {
  const slug = readSlug(name)
  const find = async () => slug && (await services.codes.find(slug))
  find()
    .then(async (code) => {
      if (code && isServedOn(domain, code)) return next()
      const { count, waitSeconds } = await countGuess(services, request)
      if (count <= maxUnknownPerMinute) return domain ? leaveDomain(domain, response) : next()
      refuseGuesses(response, waitSeconds)
    })
    // The page reports the failure.
    .catch(next)
}

function countGuess({ countUnknownCode, settings }: ScanServices, request: IncomingMessage) {
  return countUnknownCode(findVisitorAddress(request, settings.trustedProxies))
}

function refuseGuesses(response: ServerResponse, waitSeconds: number): void {
  response.writeHead(429, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(waitSeconds),
  })
  response.end('Too many unknown codes. Try again in a minute.')
}
