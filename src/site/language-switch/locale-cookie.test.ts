import { expect, test } from 'vitest'
import { localeCookie } from './locale-cookie'

const plain = 'NEXT_LOCALE=de; Max-Age=31536000; Path=/; SameSite=Lax'

test.each([
  [{ secure: false }, plain],
  [{ secure: true }, `${plain}; Secure`],
  [{ secure: true, domain: 'example.com' }, `${plain}; Domain=example.com; Secure`],
])('%o is remembered by “%s”', (options, cookie) => {
  expect(localeCookie('de', options)).toBe(cookie)
})
