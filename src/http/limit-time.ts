import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { exchangeUploads, isWithin, paths } from '@/paths'

export type TimeLimits = {
  idleMs: number
  requestMs: number
  uploadMs: number
  keepAliveMs: number
}

const defaults: TimeLimits = {
  idleMs: 30_000,
  requestMs: 60_000,
  uploadMs: 30 * 60_000,
  // Long enough that a proxy in front never uses a connection that has just been closed.
  keepAliveMs: 65_000,
}

const uploads = new RegExp(`^${paths.codesApi}/codes/[^/]+/files(?:[/?]|$)`)
/** Whether a request to this address sends a file for a code. */
export const isCodeUpload = (url: string) => uploads.test(url)
const isUpload = (url: string) =>
  isCodeUpload(url) ||
  isWithin(url, `${paths.api}/media`) ||
  exchangeUploads.some((path) => isWithin(url, paths.api + path))

/**
 * Closes connections on which no byte moves, and requests that do not arrive in full in time. A
 * connection may be silent for as long as the site works on a request that has arrived and the
 * visitor has read everything that was sent so far.
 */
export function limitTime(server: Server, limits: TimeLimits = defaults): void {
  server.timeout = limits.idleMs
  server.headersTimeout = limits.idleMs
  server.requestTimeout = limits.uploadMs
  server.keepAliveTimeout = limits.keepAliveMs

  const exchanges = new WeakMap<Socket, { request: IncomingMessage; response: ServerResponse }>()
  server.on('timeout', (socket: Socket) => {
    const { request, response } = exchanges.get(socket) ?? {}
    const isWorking =
      request?.complete && !response?.writableFinished && socket.writableLength === 0
    if (isWorking) socket.setTimeout(limits.idleMs)
    else socket.destroy()
  })
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    exchanges.set(socket, { request, response })
    const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers
    if (length === '0' && !coding) return
    const totalMs = isUpload(request.url ?? '/') ? limits.uploadMs : limits.requestMs
    const timer = setTimeout(() => {
      if (!request.complete) socket.destroy()
    }, totalMs)
    response.once('close', () => clearTimeout(timer))
  })
  // WebSockets have their own timeouts.
  server.on('upgrade', (_request, socket: Socket) => socket.setTimeout(0))
}
