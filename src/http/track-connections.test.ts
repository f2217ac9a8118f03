import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it } from 'vitest'
import { trackConnections } from './track-connections'

it('closes what is idle at once and the others after their answer', async () => {
  const waiting: ServerResponse[] = []
  const server = createServer((request, response) => {
    if (request.url === '/slow') waiting.push(response)
    else response.end('fast')
  })
  const connections = trackConnections(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const open = async (path?: string) => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.on('data', (bytes) => (received += bytes))
    await once(socket, 'connect')
    if (path) socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`)
    return { socket, getReceived: () => received }
  }
  const unused = await open()
  const used = await open('/fast')
  await once(used.socket, 'data')
  const busy = await open('/slow')
  await expect.poll(() => waiting.length).toBe(1)
  // The head of this response is sent and announces a persistent connection.
  const begun = await open('/slow')
  await expect.poll(() => waiting.length).toBe(2)
  waiting[1]?.write('begun')
  await once(begun.socket, 'data')

  const closed = once(server, 'close')
  server.close()
  connections.closeWhenIdle()
  for (const { socket } of [unused, used]) if (!socket.closed) await once(socket, 'close')
  for (const response of waiting) response.end('slow')
  await closed
  expect(busy.getReceived()).toMatch(/connection: close.*slow/is)
  expect(begun.getReceived()).toContain('begun')
})
