import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Knows which connections have a request that runs, so that a server that ends waits for those only.
 * Node counts a connection that never sent a request as busy, and keeps one alive whose request ends
 * after the server was closed.
 */
export function trackConnections(server: Server) {
  const running = new Map<Socket, Set<ServerResponse>>()
  let isClosing = false

  server.on('connection', (socket) => {
    running.set(socket, new Set())
    socket.once('close', () => running.delete(socket))
  })
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const responses = running.get(socket)
    responses?.add(response)
    response.shouldKeepAlive &&= !isClosing
    response.once('close', () => {
      responses?.delete(response)
      if (isClosing && !responses?.size) socket.end()
    })
  })

  return {
    /** Closes connections without a request at once, the others after the answer. */
    closeWhenIdle: (): void => {
      isClosing = true
      for (const [socket, responses] of running) {
        if (responses.size === 0) socket.destroy()
        for (const response of responses) response.shouldKeepAlive = false
      }
    },
    closeAll: (): void => {
      for (const socket of running.keys()) socket.destroy()
    },
  }
}
