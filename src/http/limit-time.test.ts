import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { limitTime, type TimeLimits } from './limit-time'

const long = 60_000
const none: TimeLimits = { idleMs: long, requestMs: long, uploadMs: long, keepAliveMs: long }
const open: { close: () => void }[] = []
afterEach(() => {
  for (const one of open.splice(0)) one.close()
})

async function serve(limits: Partial<TimeLimits>, listener: RequestListener): Promise<Server> {
  const server = createServer({ connectionsCheckingInterval: 20 }, listener)
  limitTime(server, { ...none, ...limits })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  open.push({ close: () => server.close().closeAllConnections() })
  return server
}

async function send(server: Server, text: string): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  open.push({ close: () => socket.destroy() })
  await once(socket, 'connect')
  socket.on('error', () => {})
  socket.write(text)
  return socket
}

const post = (path: string) => `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n`

describe('a connection is closed', () => {
  it.each([
    ['that sends nothing', ''],
    ['that stops within its headers', 'GET / HTTP/1.1\r\nhost'],
    ['that stops within a body', `${post('/')}12`],
  ])('%s', async (_, text) => {
    const server = await serve({ idleMs: 50 }, (request) => request.resume())
    const socket = await send(server, text)
    socket.resume()
    await once(socket, 'close')
  })

  it.each([
    ['/contact-us', { requestMs: 50 }],
    ['/api/v1/codes/abc/files', { uploadMs: 50 }],
    ['/api/media', { uploadMs: 50 }],
  ])('whose request to %s takes too long, however steadily it comes', async (path, limits) => {
    const server = await serve(limits, (request) => request.resume())
    const socket = await send(server, post(path))
    socket.resume()
    await once(socket, 'close')
  })

  it('whose reader stops reading', async () => {
    let closed: Promise<unknown> | undefined
    const server = await serve({ idleMs: 50 }, (request, response) => {
      closed = once(request.socket, 'close')
      response.write(Buffer.alloc(64 * 1024 * 1024))
    })
    const socket = await send(server, 'GET / HTTP/1.1\r\nhost: a\r\n\r\n')
    socket.pause()
    await expect.poll(() => closed).toBeDefined()
    await closed
  })
})

it('a connection stays open while the site works, and while uploads come in', async () => {
  let timeouts = 0
  const server = await serve({ idleMs: 30, requestMs: 30 }, (request, response) => {
    request.resume()
    server.on('timeout', () => {
      timeouts += 1
      if (timeouts === 3) response.end('done')
    })
  })
  const text = '123456789'
  const socket = await send(server, `${post('/api/v1/codes/abc/files')}${text}`)
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toContain('200 OK')
})
