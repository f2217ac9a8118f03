import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { renameSessionCookie } from './rename-session-cookie'

const attributes = 'Path=/; Secure=true; HttpOnly; SameSite=Strict'
const server = createServer((request, response) => {
  renameSessionCookie(request, response, request.url === '/tls')
  response.appendHeader('set-cookie', `payload-token=new; ${attributes}`)
  response.appendHeader('set-cookie', 'vcode=spring; Path=/')
  response.end(request.headers.cookie)
})
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

async function visit(path: string, cookie: string) {
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } })
  return { cookie: await answer.text(), set: answer.headers.getSetCookie() }
}

it('binds the session to its host where the site is served over TLS', async () => {
  const { cookie, set } = await visit(
    '/tls',
    'a=1; payload-token=tossed; __Host-payload-token=own; payload-theme=dark',
  )
  expect(cookie).toBe('a=1; payload-token=own; payload-theme=dark')
  expect(set).toEqual([`__Host-payload-token=new; ${attributes}`, 'vcode=spring; Path=/'])
})

it('leaves cookies alone without TLS, where browsers refuse the prefix', async () => {
  const { cookie, set } = await visit('/', 'payload-token=own')
  expect(cookie).toBe('payload-token=own')
  expect(set[0]).toMatch(/^payload-token=new/)
})
