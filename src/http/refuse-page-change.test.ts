import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, it, vi } from 'vitest'
import { refusePageChange } from './refuse-page-change'

function isRefused(method: string, url: string, headers: IncomingMessage['headers'] = {}) {
  const response = { writeHead: vi.fn().mockReturnThis(), end: vi.fn() }
  const request = { method, url, headers } as IncomingMessage
  const refused = refusePageChange(request, response as unknown as ServerResponse)
  if (refused) expect(response.writeHead.mock.calls[0]?.[0]).toBe(405)
  return refused
}
const fields = { 'content-type': 'application/x-www-form-urlencoded' }

it.each([
  ['POST', '/', fields],
  ['POST', '/de/wifi', {}],
  ['PUT', '/contact-us', { 'content-type': 'multipart/form-data; boundary=b' }],
  ['DELETE', '/blog', {}],
  ['PATCH', '/_next/static/a.js', {}],
  ['POST', '/apis', fields],
  ['POST', '/q/2345bcdf', fields],
])('refuses %s %s with %j', (method, url, headers) => {
  expect(isRefused(method, url, headers)).toBe(true)
})

it.each([
  ['GET', '/', {}],
  ['OPTIONS', '/', {}],
  ['POST', '/contact-us', { 'content-type': 'Multipart/Form-Data; boundary=b' }],
  ['POST', '/de/q/2345bcdf/report', { 'next-action': '7f01' }],
  ['POST', '/api/v1/codes', {}],
  ['DELETE', '/api/posts/1', {}],
  ['POST', '/contact-messages', {}],
  ['POST', '/internal/anything', {}],
  ['POST', '/q/2345bcdf/open', fields],
  ['POST', '/de/q/2345bcdf/open?lang=de', fields],
])('lets %s %s with %j through', (method, url, headers) => {
  expect(isRefused(method, url, headers)).toBe(false)
})
