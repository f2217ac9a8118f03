import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bodyLengthHeader } from '@/env'
import { completeHeaders } from './complete-headers'

const server = createServer((request, response) => {
  completeHeaders(request, response)
  // Next appends headers as lists.
  if (request.url === '/known') response.appendHeader(bodyLengthHeader, '4')
  if (request.url === '/picture') {
    response.setHeader('cross-origin-resource-policy', ['same-site', 'cross-origin'])
  }
  if (request.method !== 'HEAD') response.write('file')
  response.end()
})
let address: string

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

it.each(['GET', 'HEAD'])('tells %s how long an answer is', async (method) => {
  const { headers } = await fetch(`${address}/known`, { method })
  expect([headers.get('content-length'), headers.get(bodyLengthHeader)]).toEqual(['4', null])
})

it('leaves answers of unknown length alone', async () => {
  const answer = await fetch(`${address}/unknown`)
  expect([answer.headers.get('content-length'), await answer.text()]).toEqual([null, 'file'])
})

it('sends the policy of a route instead of its own', async () => {
  const { headers } = await fetch(`${address}/picture`)
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})
