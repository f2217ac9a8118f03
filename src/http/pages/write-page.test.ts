import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { prepareAnswer, sendPrepared } from './write-page'

const headers = ['content-type', 'text/html', 'etag', '"a"', 'content-length', '5']
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** Returns everything that a server sends on one connection in response to `requests`. */
async function talk(listener: RequestListener, requests: string[]): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(requests.map((head) => `${head}\r\nHost: a\r\n\r\n`).join(''))
  return (await text(socket)).replaceAll(/^Date: .* GMT\r$/gm, 'Date: now')
}

it.each([
  ['GET / HTTP/1.1', 'GET / HTTP/1.1\r\nConnection: close'],
  ['HEAD / HTTP/1.1', 'GET / HTTP/1.1\r\nConnection: close'],
  ['GET / HTTP/1.1', 'GET / HTTP/1.0'],
])('sends what writeHead does, in the order of the requests: %s, %s', async (...requests) => {
  for (const status of [200, 304]) {
    const body = Buffer.from('Hello')
    const prepared = prepareAnswer(status, headers, status === 304 ? undefined : body)
    const sent = await talk((request, response) => {
      sendPrepared(response, prepared, request.method === 'HEAD')
    }, requests)
    const expected = await talk((_, response) => {
      response.writeHead(status, headers).end(status === 304 ? undefined : body)
    }, requests)
    expect(sent).toBe(expected)
    expect(sent).toContain(`HTTP/1.1 ${status} `)
  }
})

it('takes no header that would become another', () => {
  expect(() => prepareAnswer(200, ['location', '/\r\nset-cookie: a'])).toThrow()
  expect(() => prepareAnswer(200, ['a b', 'c'])).toThrow()
})
