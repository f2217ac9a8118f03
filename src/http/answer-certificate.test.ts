import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { env } from '@/env'
import { answerCertificate } from './answer-certificate'

const known = { ...env }
afterEach(() => {
  Object.assign(env, known)
})

function sendRequest(url: string): number | undefined {
  const request = Object.assign(new IncomingMessage(new Socket()), { url })
  const response = new ServerResponse(request)
  return answerCertificate(request, response, (host) => host === 'go.cafe.example')
    ? response.statusCode
    : undefined
}

it('allows certificates for the hosts of the site and verified domains only', () => {
  Object.assign(env, { SITE_URL: 'https://example.com', LOCALE_HOST: undefined })
  const of = (domain: string) => sendRequest(`/internal/certificate?domain=${domain}`)
  expect([of('example.com'), of('de.example.com')]).toEqual([200, 404])
  expect([of('go.cafe.example'), of('cafe.example')]).toEqual([200, 404])
  env.LOCALE_HOST = 'example.com:443'
  expect(['example.com', 'de.example.com', 'ZH.example.com'].map(of)).toEqual([200, 200, 200])
  const others = [
    'xx.example.com',
    'a.de.example.com',
    'evil.example',
    '',
    'de.example.com.evil.io',
  ]
  for (const other of others) expect(of(other), other).toBe(404)
  expect(sendRequest('/internal/certificate')).toBe(404)
  expect(sendRequest('/internal/other?domain=example.com')).toBeUndefined()
})
