import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import pg from 'pg'
import { codeDecisionHeader } from '@/codes/code-decision'
import { metrics } from '@/metrics'
import { codePath, findHostLocale, paths } from '@/paths'
import { limitConnection } from '@/postgres/limit-connection'
import { listenToDatabase } from '../listen-to-database'
import { answerBelowCode, answerScan, type ScanServices } from './answer-scan'
import { countUnknown } from './count-unknown'
import { createCircuitBreaker } from './create-circuit-breaker'
import { createCodeCache } from './create-code-cache'
import { createDailySalt } from './create-daily-salt'
import { createDomainCache, domainsMessage } from './create-domain-cache'
import { refuseScan } from './forward-to-page'
import { findPlaceOnDomain, leaveDomain } from './leave-domain'
import { openSpool } from './open-spool'
import { readParentCodeName, readRequestedCode } from './read-requested-code'
import { startReplay } from './replay-spool'
import { sendRedirect } from './send-redirect'
import { writeScans } from './write-scans'

export type ScanHandlerSettings = {
  databaseUrl: string
  dataDir: string
  /** Key for the counts of visitors. */
  secret: string
  siteUrl: string
  localeHost: string | undefined
  trustedProxies: number
  countryHeader: string | undefined
  replayMs?: number
}

export type ScanHandler = {
  /**
   * Answers a scan, or sets the request's URL to that of the page to show and calls `next`. Returns
   * false if the request is not for a code.
   */
  answer: (request: IncomingMessage, response: ServerResponse, next: () => void) => boolean
  /** Whether a host is the verified domain of a workspace. */
  isOwnDomain: (host: string) => boolean
  stop: () => Promise<void>
}

/** Answers scans of codes without calling Next: redirects once the scan is stored. */
export async function createScanHandler(settings: ScanHandlerSettings): Promise<ScanHandler> {
  const { databaseUrl, dataDir, localeHost, siteUrl, replayMs = 5_000 } = settings
  const pool = new pg.Pool({
    ...limitConnection(databaseUrl, { connectMs: 2_000, queryMs: 2_000 }),
    max: 6,
    // Connecting is slower than all other work for a scan.
    idleTimeoutMillis: 300_000,
  })
  pool.on('error', () => {})
  metrics.pools.set('scans', pool)
  const circuitBreaker = createCircuitBreaker()
  const codes = createCodeCache(pool, circuitBreaker)
  const spool = openSpool(join(dataDir, 'scans'))
  const scans = writeScans(pool, circuitBreaker, spool)
  const salts = createDailySalt(pool)
  const countUnknownCode = countUnknown(pool, settings.secret)
  const services: ScanServices = {
    ...{ settings, pool, circuitBreaker, codes, scans, salts, countUnknownCode },
  }
  const domains = await createDomainCache(pool)
  const stopListening = await listenToDatabase(databaseUrl, 'codes_changed', {
    onMessage: (message) =>
      message === domainsMessage ? domains.reload() : codes.noteChange(message),
    onUp: () => {
      codes.setListening(true)
      domains.reload()
    },
    onDown: () => codes.setListening(false),
  })
  const stopReplay = startReplay(pool, spool, circuitBreaker, replayMs)

  return {
    answer: (request, response, next) => {
      delete request.headers[codeDecisionHeader]
      const { method, headers } = request
      const domain = domains.find(headers.host)
      if (domain) {
        const place = findPlaceOnDomain(request.url ?? '/')
        if (place.kind === 'asset') return false
        if (place.kind === 'unknown') {
          leaveDomain(domain, response)
          return true
        }
        request.url = place.url
      }
      const { url = '/' } = request
      const requested = method === 'GET' || method === 'HEAD' ? readRequestedCode(url) : undefined
      if (!requested) {
        const name = readParentCodeName(url)
        if (name === undefined) return false
        answerBelowCode(services, name, request, response, next, domain)
        return true
      }
      const locale = requested.locale ?? findHostLocale(headers.host, localeHost)
      if (locale) {
        sendRedirect(response, 307, siteUrl + codePath(locale, paths.hostedPage(requested.name)))
        return true
      }
      const visit = { requested, request, response, next, domain }
      answerScan(services, visit).catch((cause: unknown) => {
        console.error('A scan could not be answered', cause)
        refuseScan(visit, 'unavailable')
      })
      return true
    },
    isOwnDomain: (host) => domains.find(host) !== undefined,
    stop: async () => {
      const replayed = stopReplay()
      salts.stop()
      await stopListening()
      await scans.finish()
      await replayed
      await spool.close()
      await pool.end()
    },
  }
}
