import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Knows which connections have a request that runs, so that a server that ends waits for those only.
 * Node counts a connection that never sent a request as busy, and keeps one alive whose request ends
 * after the server was closed.
 */
export function trackConnections(server: Server) {
  /** The answers of a connection are sent one after the other, so the latest is the last to end. */
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
    /** Closes connections without a request at once, the others after the answer. */
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
