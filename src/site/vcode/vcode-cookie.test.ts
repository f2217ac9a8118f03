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
  ['vcode=a%2Bb', 'a%2Bb'],
  ['vcode=summer+26', 'summer%2026'],
  ['vcode=summer%2026', 'summer%2026'],
  ['vcode=a:b', 'a%3Ab'],
  ['vcode=x=1', 'x%3D1'],
  ['vcode=@ref', '%40ref'],
  ['vcode=%C3%A9t%C3%A9', '%C3%A9t%C3%A9'],
  ['vcode=a%3B+Domain%3Dcom', 'a%3B%20Domain%3Dcom'],
  [`vcode=${'a'.repeat(512)}`, 'a'.repeat(512)],
])('%s is stored encoded as %s', (query, stored) => {
  expect(find(query)).toBe(`vcode=${stored}; ${plain}`)
})

test.each([
  ['', ''],
  ['vcode=', ''],
  ['vcode=new', 'NEXT_LOCALE=de; vcode=old'],
  ['vcode=new', 'vcode=summer%2026'],
  [`vcode=${'a'.repeat(513)}`, ''],
  [`vcode=${'é'.repeat(100)}`, ''],
  ['vcode=%0D%0Aset-cookie', ''],
  ['vcode=%00', ''],
  ['vcode=%E9', ''],
])('“%s” with the cookies “%s” sets nothing', (query, cookies) => {
  expect(find(query, cookies)).toBeUndefined()
})

test('a cookie that only looks like it, or has no usable value, does not count', () => {
  for (const cookies of ['my-vcode=old', 'vcode=', 'vcode=%00', 'vcode=a"b']) {
    expect(find('vcode=new', cookies), cookies).toContain('vcode=new')
  }
})
