import { expect, test } from 'vitest'
import { findVcodeCookie } from './vcode-cookie'

const find = (query: string, cookies = '', options = { secure: false }) =>
  findVcodeCookie({ query: new URLSearchParams(query), cookies }, options)
const plain = 'Max-Age=2592000; Path=/; SameSite=Lax'

test('is kept for thirty days, on every path, readable by scripts, on the product’s domain', () => {
  expect(find('vcode=spring.26')).toBe(`vcode=spring.26; ${plain}`)
  const secure = { secure: true, domain: 'example.com' }
  expect(find('a=1&vcode=A-b_c~9', '', secure)).toBe(
    `vcode=A-b_c~9; ${plain}; Domain=example.com; Secure`,
  )
})

test.each([
  ['', ''],
  ['vcode=', ''],
  ['vcode=new', 'NEXT_LOCALE=de; vcode=old'],
  [`vcode=${'a'.repeat(65)}`, ''],
  ['vcode=a%20b', ''],
  ['vcode=a%3B+Domain%3Dcom', ''],
  ['vcode=%0D%0Aset-cookie', ''],
  ['vcode=%C3%A9', ''],
])('“%s” with the cookies “%s” sets nothing', (query, cookies) => {
  expect(find(query, cookies)).toBeUndefined()
})

test('a cookie that only looks like it, or holds nothing of use, does not count', () => {
  for (const cookies of ['my-vcode=old', 'vcode=', 'vcode=%00']) {
    expect(find('vcode=new', cookies), cookies).toContain('vcode=new')
  }
})
