import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Tracks which connections have a running request, so that a server that closes waits only for
 * those. Node treats a connection that never sent a request as busy, and does not close a
 * connection whose request ends after the server was closed.
 */
export function trackConnections(server: Server) {
  /** Responses of a connection are sent in order, so the latest is the last to end. */
  const latest = new Map<Socket, ServerResponse | undefined>()
  let isClosing = false

  server.on('connection', (socket) => {
    latest.set(socket, undefined)
    socket.once('close', () => latest.delete(socket))
  })
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (latest.has(socket)) latest.set(socket, response)
    response.shouldKeepAlive &&= !isClosing
  })

  return {
    /** Closes idle connections now and the others after their response. */
    closeWhenIdle: (): void => {
      isClosing = true
      for (const [socket, response] of latest) {
        if (!response || response.writableFinished) socket.destroy()
        else {
          response.shouldKeepAlive = false
          response.once('close', () => socket.end())
        }
      }
    },
    closeAll: (): void => {
      for (const socket of latest.keys()) socket.destroy()
    },
  }
}
