import { beforeAll, describe, expect, it, vi } from 'vitest'
import { newDocument } from '@/codes/new-document'
import { fetchPath, siteUrl } from './fetch-page'
import { scoreAnswer } from './observatory-score'
import { sendRequest } from './send-request'

/** Headers that the site adds when it is served over TLS, which the tested site is not. */
let transportSecurity: Readonly<Record<string, string>>
let hostedPage: string

beforeAll(async () => {
  vi.stubEnv('SITE_URL', 'https://example.com')
  transportSecurity = (await import('@/http/security-headers')).transportSecurity
  const answer = await fetchPath('/api/v1/codes', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.61' },
    body: JSON.stringify({ document: newDocument({ type: 'text', text: 'A page' }, 'en') }),
  })
  const { code } = await answer.json()
  hostedPage = `/q/${code.slug}`
})

async function score(path: string) {
  // The scanner sends an origin to test whether CORS allows it.
  const headers = { origin: 'https://http-observatory.example', accept: 'text/html' }
  const answer = await sendRequest(new URL(path, siteUrl()).href, headers)
  for (const [name, value] of Object.entries(transportSecurity)) answer.headers.set(name, value)
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

describe('the MDN HTTP Observatory', () => {
  it.each(['/', '/wifi', '/blog/how-wifi-codes-work', '/admin/login', 'the page of a code'])(
    'grades %s A+',
    async (page) => {
      const { status, headers, html } = await score(page.startsWith('/') ? page : hostedPage)
      expect(status).toBe(200)
      const { score: points, rules } = scoreAnswer(headers, html, siteUrl())
      expect(points, JSON.stringify(rules)).toBeGreaterThanOrEqual(100)
      expect(Object.entries(rules).filter(([, value]) => value < 0)).toEqual([])
    },
  )

  it.each([
    ['content-security-policy', null, 55],
    ['content-security-policy', "default-src 'self'; script-src 'unsafe-inline'", 60],
    ['strict-transport-security', null, 80],
    ['set-cookie', 'session=1', 70],
    ['access-control-allow-origin', 'https://http-observatory.example', 50],
  ] as const)('would not with %s: %s', async (name, value, points) => {
    const { headers, html } = await score('/')
    if (value === null) headers.delete(name)
    else headers.set(name, value)
    headers.set('access-control-allow-credentials', 'true')
    expect(scoreAnswer(headers, html, siteUrl()).score).toBe(points)
  })
})
