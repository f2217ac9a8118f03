import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHttp } from './create-http'

const retried = [408, 409, 425, 429, 500, 502, 503, 504]
const writes = ['POST', 'PUT', 'PATCH', 'DELETE']

let server: Server
let origin: string
let receivedRequests: string[] = []
/** Statuses of the next responses, then 200; 0 closes the connection. */
let answers: number[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    receivedRequests.push(`${request.method} ${request.url}`)
    const status = answers.shift() ?? 200
    if (status === 0) request.socket.destroy()
    else response.writeHead(status, { 'content-type': 'application/json' }).end('{"read":true}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  receivedRequests = []
  answers = []
})

it('asks below its base address and reads the answer', async () => {
  const http = createHttp(`${origin}/api/v1`)
  expect(await http('/codes', { query: { page: 2 } })).toEqual({ read: true })
  expect(receivedRequests).toEqual(['GET /api/v1/codes?page=2'])
})

describe('a read', () => {
  it.each([...retried, 0])('that fails with %s is tried once more', async (status) => {
    answers = [status]
    expect(await createHttp(origin)('/codes')).toEqual({ read: true })
    expect(receivedRequests).toEqual(['GET /codes', 'GET /codes'])
  })

  it.each([...retried, 0])('that fails twice with %s is given up', async (status) => {
    answers = [status, status, 200]
    await expect(createHttp(origin)('/codes')).rejects.toThrow()
    expect(receivedRequests).toHaveLength(2)
  })

  it.each([400, 401, 403, 404, 410, 422, 501])(
    'that fails with %s is not tried again',
    async (status) => {
      answers = [status]
      await expect(createHttp(origin)('/codes')).rejects.toMatchObject({ status })
      expect(receivedRequests).toHaveLength(1)
    },
  )

  it('of the head alone is tried once more too', async () => {
    answers = [503]
    await createHttp(origin)('/codes', { method: 'HEAD' })
    expect(receivedRequests).toEqual(['HEAD /codes', 'HEAD /codes'])
  })
})

describe('a write', () => {
  it.each(writes.flatMap((method) => [...retried, 0].map((status) => [method, status] as const)))(
    'by %s that fails with %s is never tried again',
    async (method, status) => {
      answers = [status]
      await expect(createHttp(origin)('/codes', { method, body: {} })).rejects.toThrow()
      expect(receivedRequests).toEqual([`${method} /codes`])
    },
  )
})
