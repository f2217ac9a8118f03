import { type EventEmitter, once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import createNext from 'next'
import pg from 'pg'
import { buildFolder, env } from '@/env'
import { metrics } from '@/metrics'
import { limitConnection } from '@/postgres/limit-connection'
import { watchServices } from '@/services/watch-services'
import { answerHealth } from './answer-health'
import { createRequestListener, fail } from './create-request-listener'
import type { ServedBuild } from './find-build-answer'
import { limitTime } from './limit-time'
import { openMissingPages } from './missing-pages/open-missing-pages'
import { createPageHandler } from './pages/create-page-handler'
import { openRedirects } from './redirects/open-redirects'
import { createScanHandler } from './scans/create-scan-handler'
import { trackConnections } from './track-connections'
import { watchDatabase } from './watch-database'

export type SiteServer = {
  /** Reports on `/readyz` that the process ends, and serves as before for `DRAIN_SECONDS`. */
  drain: () => Promise<void>
  /** Finishes requests that are running, for at most `maxRequestMs`, and closes everything. */
  stop: () => Promise<void>
  hasAdmin: () => Promise<boolean>
  /** Reads the redirects of the CMS again. */
  reloadRedirects: () => Promise<void>
  /** Invalidates all stored pages. */
  changeContent: () => Promise<void>
}

/** Memory for pages that are ready to be sent. */
const pageBytes = 64 * 1024 * 1024
/**
 * Growth of the heap, in percent, before it is collected. With enough memory V8 lets the heap
 * double, which needs 130 MB more under load and renders pages no faster: see `npm run bench --
 * pages`.
 */
const heapGrowingPercent = 20
/** Maximum time for running requests to finish when the process ends. */
export const maxRequestMs = 15_000

/**
 * Starts the HTTP server: scans, health, files, security headers and compression are handled here,
 * everything else by Next.
 *
 * @param build the production build; without it the site runs in development mode
 * @param knownScripts the texts of the inline scripts that our own pages contain
 */
export async function serve(
  build: ServedBuild | undefined,
  knownScripts: readonly string[],
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
  const health = answerHealth(isDatabaseAway, watchServices())
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
  const next = await startNext({ development: !build }, server)
  const handleByNext = next.getRequestHandler()
  const pages = createPageHandler({
    handle: handleByNext,
    knownScripts: new Set(knownScripts),
    redirects,
    isDatabaseAway,
    maxBytes: pageBytes,
    onError: fail,
  })
  const handlers = {
    build,
    secret,
    handleByNext,
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
    hasAdmin: async () => Boolean((await pool.query('select from users limit 1')).rowCount),
    drain: async () => {
      health.drain()
      await new Promise((resolve) => setTimeout(resolve, env.DRAIN_SECONDS * 1000))
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
      await next.close()
      await redirects.stop()
      await missingPages.stop()
      announceStop()
      await pool.end()
    },
  }
}

/** Notifies the code in Next's bundles, which shares no modules with this code. */
export function announceStop(): void {
  const bus: EventEmitter = process
  bus.emit('stopping')
}

/** Prepares Next in this process, also for one that only runs jobs and has no server. */
export async function startNext({ development }: { development: boolean }, httpServer?: Server) {
  if (!development) provideBuiltConfig()
  const next = createNext({
    dev: development,
    dir: process.cwd(),
    // Next compares rewrites with this name, and its URLs use it for every loopback address.
    hostname: 'localhost',
    port: env.PORT,
    httpServer,
  })
  setFlagsFromString(`--heap-growing-percent=${heapGrowingPercent}`)
  await next.prepare()
  return next
}

/**
 * Makes Next use the configuration that the build resolved, as its own standalone server does.
 * Otherwise it compiles next.config.ts at each start, with a compiler that the production image does
 * not contain.
 */
function provideBuiltConfig(): void {
  const { config } = JSON.parse(
    readFileSync(join(buildFolder(), 'required-server-files.json'), 'utf8'),
  )
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
}
