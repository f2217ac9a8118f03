import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { collectAnswer } from '../pages/collect-answer'
import { forwardRequest } from './forward-request'

const folder = mkdtempSync(join(tmpdir(), 'quietzone-forward-'))
const socketPath = join(folder, 'next')
let answer: (request: IncomingMessage, response: ServerResponse) => unknown
const next = createServer((incoming, response) => answer(incoming, response))
const forward = vi.fn((incoming: IncomingMessage, response: ServerResponse) =>
  forwardRequest(incoming, response, socketPath, { 'x-added': 'by the site' }),
)
const site = createServer(forward)
let url: string

beforeEach(async () => {
  if (!next.listening) await once(next.listen(socketPath), 'listening')
  if (!site.listening) await once(site.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
})
afterAll(() => {
  next.close()
  site.close()
  rmSync(folder, { recursive: true, force: true })
})

it('passes a request and its answer on', async () => {
  answer = async (incoming, response) => {
    const { method, url: path, headers } = incoming
    const sent = { method, path, cookie: headers.cookie, added: headers['x-added'] }
    response.writeHead(201, { 'set-cookie': ['a=1', 'b=2'], 'x-one': 'yes' })
    response.end(JSON.stringify({ ...sent, body: await text(incoming) }))
  }
  const answered = await fetch(`${url}/path?query=%C3%A9`, {
    method: 'PUT',
    headers: { cookie: 'c=3', 'x-added': 'by a visitor' },
    body: 'Grüße',
  })
  expect(answered.status).toBe(201)
  expect(answered.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(answered.headers.get('x-one')).toBe('yes')
  expect(await answered.json()).toEqual({
    ...{ method: 'PUT', path: '/path?query=%C3%A9', cookie: 'c=3' },
    ...{ added: 'by the site', body: 'Grüße' },
  })
})

it('ends the work for a visitor who disconnects', async () => {
  const ended = new Promise<void>((resolve) => {
    answer = (_, response) => {
      response.write('begun')
      response.once('close', resolve)
    }
  })
  const controller = new AbortController()
  await fetch(url, { signal: controller.signal })
  controller.abort()
  await ended
})

it('goes on with a connection after an answer that came before the whole body', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const send = async (bytes: number) => {
    const sent = request(url, { agent, method: 'POST' }).end(Buffer.alloc(bytes))
    const [answered] = (await once(sent, 'response')) as [IncomingMessage]
    return [answered.statusCode, await text(answered)]
  }
  answer = (incoming, response) => {
    incoming.once('data', () => {
      incoming.pause()
      response.writeHead(413).end('too much')
    })
  }
  for (let count = 0; count < 3; count += 1)
    expect(await send(8_000_000)).toEqual([413, 'too much'])
  expect(await send(1)).toEqual([413, 'too much'])
  agent.destroy()
})

it('ends the work for a page whose upload breaks off', async () => {
  let page: Promise<{ status: number }> | undefined
  forward.mockImplementationOnce(async (incoming) => {
    const handle = (one: IncomingMessage, response: ServerResponse) =>
      forwardRequest(one, response, socketPath, {})
    page = collectAnswer(incoming, handle)
  })
  answer = async (incoming, response) => response.end(await text(incoming).catch(() => 'broken'))
  const sent = request(url, { method: 'POST', headers: { 'content-length': '100' } })
  sent.on('error', () => {})
  sent.write('half')
  await vi.waitFor(() => expect(page).toBeDefined())
  sent.destroy()
  expect((await page)?.status).toBe(503)
})

it.each([
  ['makes a page for others', 'GET', {}, 200],
  ['drops a form', 'POST', { 'content-length': '4' }, 503],
])('%s whose visitor left before its turn', async (_, method, headers, status) => {
  const page = new Promise<{ status: number }>((resolve, reject) => {
    forward.mockImplementationOnce(async (incoming) => {
      await new Promise<void>((left) => {
        incoming.once('close', left)
        sent.destroy()
      })
      const handle = (one: IncomingMessage, response: ServerResponse) =>
        forwardRequest(one, response, socketPath, {})
      collectAnswer(incoming, handle).then(resolve, reject)
    })
  })
  answer = (_incoming, response) => response.end('page')
  const sent = request(url, { method, headers })
  sent.on('error', () => {})
  sent.end(method === 'POST' ? 'text' : undefined)
  expect((await page).status).toBe(status)
})

it('asks to come again while the other process is away', async () => {
  next.close()
  next.closeAllConnections()
  await once(next, 'close')
  const page = await fetch(`${url}/wifi`)
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
  const operation = await fetch(`${url}/api/v1/codes`)
  expect([operation.status, await operation.json()]).toEqual([
    503,
    expect.objectContaining({ key: 'unavailable' }),
  ])
})
