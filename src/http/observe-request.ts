import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/env'
import { log, requestContext } from '@/log'
import { countRequest, metrics, type RequestKind } from '@/metrics'
import { isWithin, paths } from '@/paths'

export const requestIdHeader = 'x-request-id'
const draftPath = new RegExp(`^((?:/[a-z]{2})?${paths.sharedDraft('')}).*`)
const usableId = /^[\w-]{1,64}$/

/** The visitor disconnected before the whole response was sent; nginx uses the same number. */
const abortedStatus = 499

const kinds: readonly (readonly [base: string, kind: RequestKind])[] = [
  [paths.framework, 'file'],
  [paths.codesApi, 'api'],
  [paths.api, 'cms'],
  [paths.admin, 'cms'],
  [paths.healthy, 'health'],
  [paths.ready, 'health'],
  [paths.internal, 'internal'],
  ...[
    paths.codeFiles,
    paths.pictures,
    paths.glyphs,
    paths.messages,
    paths.builds,
    paths.flags,
    paths.icons,
  ].map((base) => [base, 'file'] as const),
]

export function findRequestKind(url: string): RequestKind {
  return kinds.find(([base]) => isWithin(url, base))?.[1] ?? 'page'
}

/** Counts a request when it ends, and writes a line of the access log if that is enabled. */
export function watchRequest(
  request: IncomingMessage,
  response: ServerResponse,
  kind = findRequestKind(request.url ?? '/'),
): void {
  const startedMs = performance.now()
  const { method, url = '/' } = request
  metrics.requestsInProgress += 1
  response.once('close', () => {
    metrics.requestsInProgress -= 1
    const ms = performance.now() - startedMs
    const status = response.writableFinished ? response.statusCode : abortedStatus
    countRequest(kind, status, ms / 1000)
    if (env.ACCESS_LOG) logRequest(request, response, { method, url, status, ms })
  })
}

/** Runs `answer` with the request id in its log lines and in the response. */
export function identifyRequest(
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => void,
): void {
  const requestId = chooseRequestId(request)
  response.setHeader(requestIdHeader, requestId)
  requestContext.run({ requestId }, answer)
}

/** Counts a page that was answered from memory. */
export function countStored(request: IncomingMessage, response: ServerResponse): void {
  const { statusCode: status } = response
  const byStatus = metrics.requests.stored
  byStatus[status === 304 ? 3 : 2] = (byStatus[status === 304 ? 3 : 2] ?? 0) + 1
  if (!env.ACCESS_LOG) return
  const { method, url = '/' } = request
  logRequest(request, response, { method, url, status, ms: 0 })
}

/** Accepts the id of a trusted proxy, but not of visitors. */
function chooseRequestId({ headers }: IncomingMessage): string {
  const sent = headers[requestIdHeader]
  const isUsable = env.TRUSTED_PROXIES > 0 && typeof sent === 'string' && usableId.test(sent)
  return isUsable ? sent : randomUUID()
}

type Outcome = { method: string | undefined; url: string; status: number; ms: number }

/** Hides the token of a link to a draft. */
const maskDraft = (path: string) => path.replace(draftPath, '$1…')

/** Logs without the query, which can contain keys and search terms, and without IP addresses. */
function logRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { method, url, status, ms }: Outcome,
): void {
  const requestId = response.getHeader(requestIdHeader) ?? chooseRequestId(request)
  const [path = '/'] = url.split('?')
  log.info(
    { requestId, method, path: maskDraft(path), status, ms: Math.round(ms * 10) / 10 },
    'request',
  )
}
