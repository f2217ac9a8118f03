import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerBeforeRoutes, describeSecurityContact } from './answer-before-routes'
import { completeHeaders } from './complete-headers'
import { setSecurityHeaders } from './security-headers'

const server = createServer((request, response) => {
  setSecurityHeaders(request, response)
  completeHeaders(request, response)
  if (answerBeforeRoutes(request, response)) return
  response.setHeader('x-middleware-rewrite', '/en/secret')
  if (request.url?.endsWith('?stored')) response.setHeader('cache-control', 'public, max-age=60')
  response.end('route')
})
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

/** Sends a request and returns the raw response. */
async function send(method: string, url: string, headers = ''): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`${method} ${url} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${headers}\r\n`)
  return text(socket)
}

it.each(['TRACE', 'LINK', 'PURGE'])('%s is not allowed', async (method) => {
  const answer = await send(method, '/')
  expect(answer).toMatch(/^HTTP\/1\.1 405 /)
  expect(answer.toLowerCase()).toContain('\r\nallow: get, ')
})

it('OPTIONS * names the methods, and no other method may ask for *', async () => {
  expect(await send('OPTIONS', '*')).toMatch(/^HTTP\/1\.1 204 .*\r\nallow: GET, HEAD/is)
  expect(await send('GET', '*')).toMatch(/^HTTP\/1\.1 400 /)
})

it('refuses what other sites send, and explains it', async () => {
  const foreign = 'origin: https://evil.example\r\ncontent-length: 0\r\n'
  for (const path of ['/api/users/login', '/contact-us']) {
    const answer = await send('POST', path, foreign)
    expect(answer).toMatch(/^HTTP\/1\.1 403 /)
    expect(answer).toContain('Requests from other sites')
  }
})

it('hides how a response was made, and lets no one store the APIs', async () => {
  const noStore = '\r\ncache-control: no-store\r\n'
  const page = (await send('GET', '/wifi')).toLowerCase()
  expect(page).not.toContain('x-middleware')
  expect(page).not.toContain('cache-control')
  for (const path of ['/api/posts', '/api/v1/limits'])
    expect((await send('GET', path)).toLowerCase()).toContain(noStore)
  expect((await send('GET', '/api/v1/openapi.json?stored')).toLowerCase()).toContain('max-age=60')
  expect((await send('GET', '/api/media/file/a.png')).toLowerCase()).not.toContain(noStore)
})

it('names a contact for security reports, for half a year', () => {
  expect(describeSecurityContact(new Date('2026-11-23T10:20:30Z')).split('\n')).toEqual([
    'Contact: http://localhost:3000/contact-us',
    'Expires: 2027-05-22T00:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: http://localhost:3000/.well-known/security.txt',
    '',
  ])
})
