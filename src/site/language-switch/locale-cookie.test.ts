import { expect, test } from 'vitest'
import { localeCookie } from './locale-cookie'

const plain = 'NEXT_LOCALE=de; Max-Age=31536000; Path=/; SameSite=Lax'

test.each([
  [{ secure: false }, plain],
  [{ secure: true }, `${plain}; Secure`],
  [{ secure: true, siteHost: 'example.com' }, `${plain}; Domain=example.com; Secure`],
  [{ secure: false, siteHost: 'qr.example.com:8080' }, `${plain}; Domain=qr.example.com`],
  [{ secure: false, siteHost: 'localhost:3000' }, plain],
])('%o is remembered by “%s”', (options, cookie) => {
  expect(localeCookie('de', options)).toBe(cookie)
})
