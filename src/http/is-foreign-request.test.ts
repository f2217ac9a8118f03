import { describe, expect, it, vi } from 'vitest'
import { isForeignRequest } from './is-foreign-request'

vi.mock('@/env', () => ({
  env: { SITE_URL: 'https://qz.example', LOCALE_HOST: 'qz.example' },
}))

const judge = (url: string, headers: Record<string, string>, method = 'POST') =>
  isForeignRequest({ method, url, headers: { host: 'qz.example', ...headers } })

describe('a request that changes something', () => {
  it.each([
    ['a page of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a browser without Sec-Fetch-Site', { origin: 'https://evil.example' }],
    ['a frame without an origin', { origin: 'null' }],
    ['another site without an origin', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the domain', { 'sec-fetch-site': 'same-site' }],
    [
      'a host that only begins like ours',
      { origin: 'https://qz.example.evil.example', 'sec-fetch-site': 'cross-site' },
    ],
    // Browsers mark requests that our service worker forwards as same-origin.
    ['our service worker', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
  ])('is refused when it comes from %s', (_, headers) => {
    for (const url of ['/api/users/login', '/admin', '/contact-us', '/q/a/open'])
      expect(judge(url, headers), url).toBe(true)
    // Uses no cookies.
    expect(judge('/api/v1/codes', headers)).toBe(false)
    expect(judge('/', headers, 'GET')).toBe(false)
  })

  it.each([
    ['a program', {}],
    ['our page', { origin: 'https://qz.example', 'sec-fetch-site': 'same-origin' }],
    ['our page in an older browser', { origin: 'https://qz.example' }],
    ['our page without a referrer', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['the browser’s own interface', { origin: 'null', 'sec-fetch-site': 'none' }],
  ])('is accepted when it comes from %s', (_, headers) => {
    for (const url of ['/api/users/login', '/contact-us']) expect(judge(url, headers)).toBe(false)
  })

  it('is accepted from a language’s sub-domain, but not for the admin', () => {
    const german = { origin: 'https://de.qz.example', 'sec-fetch-site': 'same-site' }
    expect(judge('/api/v1/codes', german)).toBe(false)
    expect(judge('/q/a/open', german)).toBe(false)
    for (const url of ['/api/users/login', '/admin']) expect(judge(url, german), url).toBe(true)
  })
})
