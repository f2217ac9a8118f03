import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
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

const small = 100_000
const large = 200_000

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

it('breaks off a body without a length that becomes too long', async () => {
  const inParts = (bytes: number) =>
    new Blob(Array(bytes / 10_000).fill('x'.repeat(10_000))).stream()
  expect(await (await send('/', inParts(small))).text()).toBe(String(small))
  await expect(send('/', inParts(large))).rejects.toThrow()
})

it('leaves the API for codes to its own limits', async () => {
  expect((await send('/api/v1/codes', 'x'.repeat(large))).status).toBe(200)
  expect((await send('/api/v1x', 'x'.repeat(large))).status).toBe(413)
})

it('accepts longer ones of the team, in the admin and its API only', async () => {
  const body = 'x'.repeat(large)
  const token = await signToken(60)
  const cookie = `a=b; payload-token=${token}`
  expect((await send('/api/media', body, { cookie })).status).toBe(200)
  expect((await send('/admin', body, { authorization: `JWT ${token}` })).status).toBe(200)
  expect((await send('/contact-us', body, { cookie })).status).toBe(413)
  const wrong = [await signToken(-60), await signToken(60, 'other'), `${token}x`, 'a.b.c', '']
  for (const other of wrong) {
    const headers = { cookie: `payload-token=${other}` }
    expect((await send('/api/media', body, headers)).status, other).toBe(413)
  }
})
