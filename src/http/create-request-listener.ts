import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import compression from 'compression'
import { buildFolder, env, requestedPathHeader, visitorAddressHeader } from '@/env'
import { findHostLocale, isWithin, paths } from '@/paths'
import { answerBeforeRoutes } from './answer-before-routes'
import { answerCertificate } from './answer-certificate'
import type { answerHealth } from './answer-health'
import { checkForm } from './check-form'
import { completeHeaders, mediaFiles } from './complete-headers'
import { fail } from './fail'
import { findBuildAnswer, findWorkerAnswer, type ServedBuild } from './find-build-answer'
import { findVisitorAddress } from './find-visitor-address'
import { hideDrafts } from './hide-drafts'
import { isForAdmin } from './is-foreign-request'
import { createHostCheck } from './known-hosts'
import { limitBody } from './limit-body'
import type { openMissingPages } from './missing-pages/open-missing-pages'
import { hostName } from './normalize-host'
import { answerMisaddressed, normalizeRequest } from './normalize-request'
import { countStored, identifyRequest, watchRequest } from './observe-request'
import type { createPageHandler } from './pages/create-page-handler'
import type { openRedirects } from './redirects/open-redirects'
import { refusePageChange } from './refuse-page-change'
import { renameSessionCookie } from './rename-session-cookie'
import type { ScanHandler } from './scans/create-scan-handler'
import { setSecurityHeaders } from './security-headers'
import { serveBuildFiles, serveFiles } from './serve-files'

type Handlers = {
  /** The production build; undefined in development. */
  build: ServedBuild | undefined
  secret: string
  handleByNext: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  health: Pick<ReturnType<typeof answerHealth>, 'answer'>
  missingPages: Pick<ReturnType<typeof openMissingPages>, 'watch'>
  pages: Pick<ReturnType<typeof createPageHandler>, 'answer' | 'answerStored'>
  redirects: Pick<Awaited<ReturnType<typeof openRedirects>>, 'find'>
  scanHandler: Pick<ScanHandler, 'answer' | 'isOwnDomain'>
}

/** Routes whose responses may be long and are sent while Next writes them. */
const streamedRoutes = [paths.api, paths.codeFiles]

const { hostname: mainName } = new URL(env.SITE_URL)

const shareTarget = new RegExp(`^(/[a-z]{2})?${paths.scannerShare}$`)

/** Returns the request listener of the server: scans, stored pages and files, then all else. */
export function createRequestListener({
  build,
  secret,
  handleByNext,
  health,
  missingPages,
  pages,
  redirects,
  scanHandler,
}: Handlers) {
  const files = serveFiles({ development: !build })
  const buildFiles = build
    ? serveBuildFiles(join(buildFolder(), 'static'), build.retainedFolder)
    : callNext
  const findAboutBuilds = build ? findBuildAnswer(build) : () => undefined
  const findWorker = findWorkerAnswer(build?.manifest.id ?? '')
  const isKnownHost = createHostCheck(scanHandler.isOwnDomain)
  const compress = compression({
    filter: isCompressible,
    // A tenth smaller than the library's default of 4, in the same time.
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
  })

  function answer(request: IncomingMessage, response: ServerResponse): void {
    setSecurityHeaders(request, response)
    completeHeaders(request, response)
    renameSessionCookie(request, response)
    if (answerBeforeRoutes(request, response)) return
    request.headers[requestedPathHeader] = request.url
    if (health.answer(request, response)) return
    if (answerCertificate(request, response, scanHandler.isOwnDomain)) return
    if (keepAdminOnMainHost(request, response)) return
    if (answerShare(request, response)) return
    if (refusePageChange(request, response)) return
    if (limitBody(request, response, secret)) return
    checkForm(request, response, () => contain(response, () => answerReadable(request, response)))
  }

  function answerReadable(request: IncomingMessage, response: ServerResponse): void {
    request.headers[visitorAddressHeader] = findVisitorAddress(request, env.TRUSTED_PROXIES)
    const compressAnd = (next: () => void): void => {
      compress(request as never, response as never, next)
    }
    const answerAboutBuilds = findWorker(request) ?? findAboutBuilds(request)
    if (answerAboutBuilds) {
      compressAnd(() => answerAboutBuilds(response))
      return
    }
    const answerByNext = () => {
      const { url = '/' } = request
      const isStreamed = streamedRoutes.some((base) => isWithin(url, base))
      if (!isStreamed) missingPages.watch(request, response)
      if (!isStreamed && (build || redirects.find(url))) pages.answer(request, response)
      else
        compressAnd(() => handleByNext(request, response).catch((cause) => fail(response, cause)))
    }
    buildFiles(request, response, () => files(request, response, answerByNext))
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const answerRest = () =>
      contain(response, () => identifyRequest(request, response, () => answer(request, response)))
    contain(response, () => {
      const misaddressed = normalizeRequest(request)
      if (misaddressed) {
        watchRequest(request, response)
        answerMisaddressed(misaddressed, response)
        return
      }
      if (refuseUnknownHost(request, response, isKnownHost)) {
        watchRequest(request, response)
        return
      }
      hideDrafts(request)
      const answerVisit = () => {
        if (!pages.answerStored(request, response)) answerRest()
      }
      if (scanHandler.answer(request, response, answerVisit))
        watchRequest(request, response, 'scan')
      else if (pages.answerStored(request, response)) countStored(request, response)
      else {
        watchRequest(request, response)
        answerRest()
      }
    })
  }
}

/** Runs a handler so that an exception ends its own request only. */
function contain(response: ServerResponse, work: () => void): void {
  try {
    work()
  } catch (cause) {
    fail(response, cause)
  }
}

function callNext(_request: IncomingMessage, _response: ServerResponse, next: () => void): void {
  next()
}

/** Next sets the content type of a route as a list of one, which the library does not recognize. */
function isCompressible(request: IncomingMessage, response: ServerResponse): boolean {
  const type = response.getHeader('content-type')
  if (Array.isArray(type)) response.setHeader('content-type', type.join())
  return compression.filter(request as never, response as never)
}

/** Answered on every host: probes address a process by its IP, the proxy and jobs by that of the machine. */
const hostless = [paths.healthy, paths.ready, paths.internal]

/**
 * Refuses hosts that are not the site's, so that no foreign name can be pointed at it: a page there could
 * sign people in, be indexed, or read what a browser trusts this machine with. A request of HTTP/1.0 may
 * name no host. Returns whether the request was refused.
 */
function refuseUnknownHost(
  { url = '/', headers: { host } }: IncomingMessage,
  response: ServerResponse,
  isKnownHost: (host: string) => boolean,
): boolean {
  if (host === undefined || isKnownHost(host)) return false
  if (hostless.some((base) => isWithin(url, base))) return false
  misdirect(url, response, `This site answers at ${env.SITE_URL}, not at this host.`)
  return true
}

/** Answers 421. A redirect would be a circle behind a proxy that does not pass `Host` on. */
function misdirect(url: string, response: ServerResponse, reason: string): void {
  const text = `${reason} If you see this at that very address, the proxy in front of the site must pass the Host header on.`
  const isApi = isWithin(url, paths.api)
  response.writeHead(421, {
    'content-type': isApi ? 'application/json' : 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end(isApi ? JSON.stringify({ errors: [{ message: text }] }) : text)
}

/**
 * Serves the admin and its API on the main host only, because their cookies must not reach others.
 * Sub-domains of languages redirect there. The API for codes uses no cookies and answers on every host of
 * the site, as do pictures of pages. Returns whether the request was answered.
 */
function keepAdminOnMainHost(request: IncomingMessage, response: ServerResponse): boolean {
  const { url = '/', headers } = request
  const { host = '' } = headers
  if (!isForAdmin(url) || hostName(host) === mainName) return false
  if (findHostLocale(host, env.LOCALE_HOST)) {
    response.writeHead(308, { location: env.SITE_URL + url }).end()
    return true
  }
  if (isWithin(url, mediaFiles)) return false
  misdirect(url, response, `The admin answers at ${env.SITE_URL}${paths.admin} only.`)
  return true
}

/**
 * Answers pictures that users share with the installed site. The service worker handles them on the
 * device; without one, they arrive here, are not read, and the scanner shows that nothing was
 * received. Returns whether the request was a share.
 */
function answerShare(request: IncomingMessage, response: ServerResponse): boolean {
  const [path = ''] = (request.url ?? '').split('?')
  if (!shareTarget.test(path)) return false
  const scanner = path.slice(0, path.lastIndexOf('/'))
  response.writeHead(303, { location: `${scanner}?shared`, 'cache-control': 'no-store' })
  response.end()
  return true
}
