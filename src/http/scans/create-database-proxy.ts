import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy for the database that a test can disconnect, stall and restore. */
export async function createDatabaseProxy(databaseUrl: string) {
  const { port, hostname } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let state: 'open' | 'cut' | 'stalled' = 'open'
  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy()
    const far = connect(Number(port), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('data', (data) => state === 'open' && other.write(data))
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as { port: number }).port)
  const endAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: url.href,
    cut: () => {
      state = 'cut'
      endAll()
    },
    /** Leaves connections open without forwarding anything. */
    stall: () => {
      state = 'stalled'
    },
    restore: () => {
      // Stalled connections have lost bytes and cannot be used again.
      if (state === 'stalled') endAll()
      state = 'open'
    },
    close: async () => {
      endAll()
      server.close()
    },
  }
}
