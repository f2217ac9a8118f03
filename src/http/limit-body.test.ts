import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { jwtSign } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { limitBody } from './limit-body'

const secret = 'test '.repeat(8)
const server = createServer(async (request, response) => {
  if (limitBody(request, response, secret)) return
  const body = await buffer(request).catch(() => undefined)
  response.end(String(body?.length))
})
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

const small = 90_000
const large = 200_000
const huge = 450 * 1024 * 1024

/** Sends the beginning of a request and returns the first line of the response. */
async function begin(path: string, head: string, body = ''): Promise<string> {
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(`POST ${path} HTTP/1.1\r\nhost: a\r\n${head}\r\n\r\n${body}`)
  const [answer] = await once(socket, 'data')
  socket.destroy()
  return String(answer).split('\r\n')[0] ?? ''
}

const send = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    ...{ method: 'POST', body, headers, duplex: 'half' },
  } as RequestInit)

async function signToken(tokenExpiration: number, ofSecret = secret): Promise<string> {
  const key = createHash('sha256').update(ofSecret).digest('hex').slice(0, 32)
  const { token } = await jwtSign({ fieldsToSign: {}, secret: key, tokenExpiration })
  return token
}

it.each(['/', '/contact-messages', '/api/users/login', '/admin/login', '/q/abcd2345/open'])(
  'refuses a body of %s that is longer than any form',
  async (path) => {
    expect((await send(path, 'x'.repeat(large))).status).toBe(413)
    expect(await (await send(path, 'x'.repeat(small))).text()).toBe(String(small))
  },
)

it.each(['/', '/contact-messages', '/api/users/login', '/api/media', '/admin', '/files/a/b'])(
  'refuses 450 MB for %s before reading them',
  async (path) => {
    expect(await begin(path, `content-length: ${huge}`)).toContain(' 413 ')
    const part = 'x'.repeat(large)
    const chunked = await begin(
      path,
      'transfer-encoding: chunked',
      `${huge.toString(16)}\r\n${part}`,
    )
    expect(chunked).toContain(' 413 ')
  },
)

it('closes the connection of a body that goes on after its answer', async () => {
  const answering = createServer((request, response) => {
    if (limitBody(request, response, secret)) return
    request.resume()
    response.end('early')
  })
  answering.keepAliveTimeout = 0
  await once(answering.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((answering.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write('POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n')
  await once(socket, 'data')
  const part = 'x'.repeat(large)
  socket.write(`${part.length.toString(16)}\r\n${part}\r\n`)
  await closed
  answering.close()
})

it('reads short bodies without a length', async () => {
  const body = new Blob(Array(9).fill('x'.repeat(10_000))).stream()
  expect(await (await send('/', body)).text()).toBe('90000')
})

it('leaves announced lengths to the API for codes, and counts others', async () => {
  expect((await send('/api/v1/codes', 'x'.repeat(large))).status).toBe(200)
  expect((await send('/api/v1x', 'x'.repeat(large))).status).toBe(413)
  const chunks = (bytes: number) => `${huge.toString(16)}\r\n${'x'.repeat(bytes)}`
  const chunked = (path: string, bytes: number) =>
    begin(path, 'transfer-encoding: chunked', chunks(bytes))
  expect(await chunked('/api/v1/codes', 14 * 1024 * 1024)).toContain(' 413 ')
  expect(await chunked('/api/v1/codes/a/files', 27 * 1000 * 1000)).toContain(' 413 ')
})

it('accepts longer ones of the team, in the admin and its API only', async () => {
  const body = 'x'.repeat(large)
  const token = await signToken(60)
  const cookie = `a=b; payload-token=${token}`
  expect((await send('/api/media', body, { cookie })).status).toBe(200)
  expect((await send('/admin', body, { authorization: `JWT ${token}` })).status).toBe(200)
  expect((await send('/contact-us', body, { cookie })).status).toBe(413)
  const long = 'x'.repeat(5 * 1024 * 1024)
  const files = [
    '/api/exchange/preview?name=a',
    '/api/memory/imports?name=a',
    '/api/glossary/import',
  ]
  for (const path of ['/api/media', '/api/media/1?depth=0', ...files])
    expect((await send(path, long, { cookie })).status, path).toBe(200)
  for (const path of ['/api/posts', '/api/mediax', '/api/exchange/apply', '/admin'])
    expect((await send(path, long, { cookie })).status, path).toBe(413)
  const asTeam = `cookie: ${cookie}\r\ncontent-length: ${huge}`
  expect(await begin('/api/media', asTeam)).toContain(' 413 ')
  const wrong = [await signToken(-60), await signToken(60, 'other'), `${token}x`, 'a.b.c', '']
  for (const other of wrong) {
    const headers = { cookie: `payload-token=${other}` }
    expect((await send('/api/media', body, headers)).status, other).toBe(413)
  }
})
