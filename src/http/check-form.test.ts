import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkForm } from './check-form'

const server = createServer((request, response) => {
  checkForm(request, response, async () => response.end(await buffer(request)))
})
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

const type = 'multipart/form-data; boundary=b'
const part = '--b\r\ncontent-disposition: form-data; name="text"\r\n\r\nHello\r\n'
const send = (path: string, body: BodyInit, contentType = type) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    ...{ method: 'POST', body, headers: { 'content-type': contentType }, duplex: 'half' },
  } as RequestInit)

it.each([
  ['as sent', `${part}--b--\r\n`],
  ['in several pieces', `${part.repeat(1000)}--b--\r\n`],
])('hands a form on %s', async (_, body) => {
  expect(await (await send('/contact-us', body)).text()).toBe(body)
})

it.each([
  ['without an end', part],
  ['without its boundary', part.replaceAll('--b', '--c')],
  ['without a name', part.replace('name="text"', '')],
  ['without anything', ''],
])('refuses a form %s', async (_, body) => {
  expect((await send('/contact-us', body)).status).toBe(400)
})

it('refuses a form of unknown length', async () => {
  expect((await send('/contact-us', new Blob([part]).stream())).status).toBe(411)
})

it('leaves other bodies alone', async () => {
  expect(await (await send('/contact-us', '{', 'application/json')).text()).toBe('{')
  for (const path of ['/api/v1/files', '/contact-messages'])
    expect(await (await send(path, part)).text()).toBe(part)
  const long = 'x'.repeat(200_000)
  expect(await (await send('/admin', long)).text()).toBe(long)
})
