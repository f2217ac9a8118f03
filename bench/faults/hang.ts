import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** A server that accepts connections and never answers. */
export async function startHanging(): Promise<{ port: number; stop: () => void }> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).resume()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as { port: number }).port,
    stop: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
