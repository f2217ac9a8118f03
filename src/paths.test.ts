import { expect, test } from 'vitest'
import { findCookieDomain } from './paths'

test.each([
  ['example.com', 'example.com'],
  ['qr.example.com:8080', 'qr.example.com'],
  ['quietzone.localhost:3000', 'quietzone.localhost'],
  ['localhost:3000', undefined],
  ['127.0.0.1:3000', undefined],
  ['[::1]:3000', undefined],
  ['[::1]', undefined],
])('cookies of a site on %s are shared on %s', (siteHost, domain) => {
  expect(findCookieDomain(siteHost)).toBe(domain)
})
