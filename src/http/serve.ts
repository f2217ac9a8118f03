import { type EventEmitter, once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { constants } from 'node:zlib'
import compression from 'compression'
import next from 'next'
import pg from 'pg'
import { env, requestedPathHeader, visitorAddressHeader } from '@/env'
import { metrics } from '@/metrics'
import { isWithin, paths } from '@/paths'
import { limitConnection } from '@/postgres/limit-connection'
import { watchServices } from '@/services/watch-services'
import { answerBeforeRoutes } from './answer-before-routes'
import { answerCertificate } from './answer-certificate'
import { answerHealth } from './answer-health'
import { answerShare } from './answer-share'
import { checkForm } from './check-form'
import { completeHeaders } from './complete-headers'
import { findBuildAnswer, type ServedBuild } from './find-build-answer'
import { findVisitorAddress } from './find-visitor-address'
import { freeFinishedRenders } from './free-finished-renders'
import { keepAdminOnMainHost } from './keep-admin-on-main-host'
import { limitBody } from './limit-body'
import { limitTime } from './limit-time'
import { mendAddress } from './mend-address'
import { countStored, identifyRequest, watchRequest } from './observe-request'
import { openPages } from './pages/open-pages'
import { openRedirects } from './redirects/open-redirects'
import { refusePageChange } from './refuse-page-change'
import { renameSessionCookie } from './rename-session-cookie'
import { createScanHandler } from './scans/create-scan-handler'
import { setSecurityHeaders } from './security-headers'
import { serveBuildFiles, serveFiles } from './serve-files'
import { trackConnections } from './track-connections'
import { watchDatabase } from './watch-database'

export type Front = {
  port: number
  /** Announces the end on `/readyz`, and serves as before for `DRAIN_SECONDS`. */
  drain: () => Promise<void>
  /** Answers the requests that run, for `maxRequestMs` at most, and closes everything. */
  stop: () => Promise<void>
  hasAdmin: () => Promise<boolean>
  /** Reads the redirects of the CMS again. */
  reloadRedirects: () => Promise<void>
  /** Serves no page any more that was made before a change, which `forget` tells Next of. */
  changeContent: (forget: () => Promise<void>) => Promise<void>
}

/** What answers of pages may take in memory, ready to be sent. */
const pageBytes = 64 * 1024 * 1024
/**
 * By how much the heap may grow before it is collected. On a machine with room V8 lets it double,
 * which takes 130 MB more under load and makes drawing pages no faster: see `npm run bench -- pages`.
 */
const heapGrowingPercent = 20
/** Below these, answers may be long, and are sent while they are made. */
const streams = [paths.api, paths.codeFiles]
/** Requests that are still running when the process is asked to end get this long. */
export const maxRequestMs = 15_000

/**
 * The HTTP front: scans, health, files, security headers and compression here, everything else in
 * Next.
 *
 * @param build what was built for production; without it the site runs as it is being developed
 * @param knownScripts the texts of the inline scripts that our own pages contain
 */
export async function serve(
  build: ServedBuild | undefined,
  knownScripts: readonly string[],
): Promise<Front> {
  const development = !build
  const { DATABASE_URL: databaseUrl = '', PAYLOAD_SECRET: secret = '' } = env
  const pool = new pg.Pool({
    ...limitConnection(databaseUrl, { connectMs: 5_000, queryMs: 5_000 }),
    max: 2,
  })
  // A database that restarts is /readyz's business, not the process's end.
  pool.on('error', () => {})
  metrics.pools.set('http', pool)
  const isDatabaseAway = watchDatabase(pool)
  const health = answerHealth(isDatabaseAway, watchServices())
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
  const files = serveFiles({ development })
  const buildFiles = build ? serveBuildFiles('.next/static', build.keptFolder) : passOn
  const findAboutBuilds = build ? findBuildAnswer(build) : () => undefined
  const compress = compression({
    filter: isCompressible,
    // A tenth smaller than the library's 4, in the same time.
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
  })

  const server = createServer({ connectionsCheckingInterval: 5000 })
  const connections = trackConnections(server)
  if (!development) provideBuiltConfig()
  const app = next({
    dev: development,
    dir: process.cwd(),
    // Next compares rewrites with this name, and its URLs call every loopback address so.
    hostname: 'localhost',
    port: env.PORT,
    httpServer: server,
  })
  setFlagsFromString(`--heap-growing-percent=${heapGrowingPercent}`)
  freeFinishedRenders()
  await app.prepare()
  const handle = app.getRequestHandler()
  const pages = openPages({
    ...{
      handle,
      knownScripts: new Set(knownScripts),
      redirects,
      isDatabaseAway,
      maxBytes: pageBytes,
      onError: fail,
    },
  })

  server.on('request', (request, response) => {
    const answerRest = () =>
      contain(response, () => {
        identifyRequest(request, response, () => answer(request, response))
      })
    contain(response, () => {
      if (scanHandler.answer(request, response, answerRest)) watchRequest(request, response, 'scan')
      else if (pages.answerStored(request, response)) countStored(request, response)
      else {
        watchRequest(request, response)
        answerRest()
      }
    })
  })
  function answer(request: IncomingMessage, response: ServerResponse): void {
    setSecurityHeaders(request, response)
    completeHeaders(request, response)
    renameSessionCookie(request, response)
    if (answerBeforeRoutes(request, response)) return
    request.headers[requestedPathHeader] = request.url
    request.url = mendAddress(request.url ?? '/')
    if (health.answer(request, response)) return
    if (answerCertificate(request, response)) return
    if (keepAdminOnMainHost(request, response)) return
    if (answerShare(request, response)) return
    if (refusePageChange(request, response)) return
    if (limitBody(request, response, secret)) return
    checkForm(request, response, () => contain(response, () => answerReadable(request, response)))
  }
  function answerReadable(request: IncomingMessage, response: ServerResponse): void {
    request.headers[visitorAddressHeader] = findVisitorAddress(request, env.TRUSTED_PROXIES)
    const compressAnd = (answer: () => void): void => {
      compress(request as never, response as never, answer)
    }
    const answerAboutBuilds = findAboutBuilds(request)
    if (answerAboutBuilds) {
      compressAnd(() => answerAboutBuilds(response))
      return
    }
    const answerByNext = () => {
      const { url = '/' } = request
      const isStream = streams.some((base) => isWithin(url, base))
      if (!isStream && (!development || redirects.find(url))) pages.answer(request, response)
      else compressAnd(() => handle(request, response).catch((cause) => fail(response, cause)))
    }
    buildFiles(request, response, () => files(request, response, answerByNext))
  }
  limitTime(server)

  server.listen(env.PORT, env.HOST)
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  if (!development) void pages.prepareFailurePages(port)

  return {
    port,
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
      if (development) connections.closeAll()
      else connections.closeWhenIdle()
      const patience = setTimeout(connections.closeAll, maxRequestMs)
      await closed
      clearTimeout(patience)
      health.stop()
      await scanHandler.stop()
      await app.close()
      await redirects.stop()
      // For what lives inside Next's bundles and shares nothing else with this one.
      const bus: EventEmitter = process
      bus.emit('stopping')
      await pool.end()
    },
  }
}

/**
 * Has Next use the configuration as the build resolved it, as its own standalone server does. Otherwise
 * it compiles next.config.ts at each start, with a compiler that the production image does not have.
 */
function provideBuiltConfig(): void {
  const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'))
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
}

/** Runs a handler so that what it throws ends its own request and nothing else. */
function contain(response: ServerResponse, work: () => void): void {
  try {
    work()
  } catch (cause) {
    fail(response, cause)
  }
}

function fail(response: ServerResponse, cause: unknown): void {
  console.error(cause)
  if (!response.headersSent) response.writeHead(500)
  response.end()
}

function passOn(_request: IncomingMessage, _response: ServerResponse, next: () => void): void {
  next()
}

/** Next names the type of a route's answer in a list of one, which the library takes for none. */
function isCompressible(request: IncomingMessage, response: ServerResponse): boolean {
  const type = response.getHeader('content-type')
  if (Array.isArray(type)) response.setHeader('content-type', type.join())
  return compression.filter(request as never, response as never)
}
