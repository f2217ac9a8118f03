import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import pg from 'pg'
import { env } from '@/env'
import { metrics } from '@/metrics'
import { limitConnection } from '@/postgres/limit-connection'
import { watchServices } from '@/services/watch-services'
import { answerHealth } from './answer-health'
import { createRequestListener } from './create-request-listener'
import { fail } from './fail'
import type { ServedBuild } from './find-build-answer'
import { limitTime } from './limit-time'
import { openMissingPages } from './missing-pages/open-missing-pages'
import type { Next } from './next/start-next'
import { createPageHandler } from './pages/create-page-handler'
import { openRedirects } from './redirects/open-redirects'
import { createScanHandler } from './scans/create-scan-handler'
import { trackConnections } from './track-connections'
import { watchDatabase } from './watch-database'

export type SiteServer = {
  /**
   * Reports on `/readyz` that the process ends, serves as before for `DRAIN_SECONDS` and finishes jobs.
   */
  drain: () => Promise<void>
  /** Finishes requests that are running, for at most `maxRequestMs`, and closes everything. */
  stop: () => Promise<void>
  hasAdmin: () => Promise<boolean>
  /** Reads the redirects of the CMS again. */
  reloadRedirects: () => Promise<void>
  /** Invalidates all stored pages. */
  changeContent: () => Promise<void>
  startJobs: () => Promise<void>
}

/** Memory for pages that are ready to be sent. */
const pageBytes = 64 * 1024 * 1024
/** Maximum time for running requests to finish when the process ends. */
export const maxRequestMs = 15_000

/**
 * Starts the HTTP server: scans, health, files, security headers and compression are handled here,
 * everything else by Next, in a process of its own unless in development.
 *
 * @param build the production build; without it the site runs in development mode
 * @param knownScripts the texts of the inline scripts that our own pages contain
 * @param starting Next in a process of its own; without it Next runs in this one
 */
export async function serve(
  build: ServedBuild | undefined,
  knownScripts: readonly string[],
  starting?: Promise<Next>,
): Promise<SiteServer> {
  const { DATABASE_URL: databaseUrl = '', PAYLOAD_SECRET: secret = '' } = env
  const pool = new pg.Pool({
    ...limitConnection(databaseUrl, { connectMs: 5_000, queryMs: 5_000 }),
    max: 2,
  })
  // A restart of the database is reported by /readyz and must not end the process.
  pool.on('error', () => {})
  metrics.pools.set('http', pool)
  const isDatabaseAway = watchDatabase(pool)
  let isNextAway = () => true
  const health = answerHealth(isDatabaseAway, watchServices(), () => isNextAway())
  metrics.isReady = health.isReady
  const scanHandler = await createScanHandler({
    databaseUrl,
    secret,
    dataDir: env.DATA_DIR,
    siteUrl: env.SITE_URL,
    localeHost: env.LOCALE_HOST,
    trustedProxies: env.TRUSTED_PROXIES,
    countryHeader: env.COUNTRY_HEADER,
  })
  const redirects = await openRedirects(pool)
  const missingPages = openMissingPages(pool)

  const server = createServer({ connectionsCheckingInterval: 5000 })
  const connections = trackConnections(server)
  const next = starting ? await starting : await startNextHere(server)
  isNextAway = next.isAway
  metrics.readNext = next.readMetrics
  const pages = createPageHandler({
    handle: next.handle,
    announceContentChange: next.announceContentChange,
    knownScripts: new Set(knownScripts),
    redirects,
    isDatabaseAway,
    maxBytes: pageBytes,
    onError: fail,
  })
  const handlers = {
    build,
    secret,
    handleByNext: next.handle,
    health,
    missingPages,
    pages,
    redirects,
    scanHandler,
  }
  server.on('request', createRequestListener(handlers))
  limitTime(server)

  server.listen(env.PORT, env.HOST)
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  if (build) void pages.prepareFailurePages(port)

  return {
    reloadRedirects: redirects.reload,
    changeContent: pages.change,
    startJobs: next.startJobs,
    hasAdmin: async () => Boolean((await pool.query('select from users limit 1')).rowCount),
    drain: async () => {
      health.drain()
      const drained = new Promise((resolve) => setTimeout(resolve, env.DRAIN_SECONDS * 1000))
      await Promise.all([drained, next.drain()])
    },
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      if (build) connections.closeWhenIdle()
      else connections.closeAll()
      const patience = setTimeout(connections.closeAll, maxRequestMs)
      await closed
      clearTimeout(patience)
      health.stop()
      await scanHandler.stop()
      await next.stop()
      await redirects.stop()
      await missingPages.stop()
      await pool.end()
    },
  }
}

/** For development: Next reloads changed code over connections to this server. */
async function startNextHere(server: Server) {
  const { startNext } = await import('./next/start-next')
  return startNext({ development: true }, server)
}
