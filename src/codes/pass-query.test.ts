import { expect, it } from 'vitest'
import { passQuery } from './pass-query'
import { isSharedLink, writeSharedLink } from './shared-link'

const shop = 'https://shop.example/menu?table=1&note=a%20b#top'

it.each([
  ['adds parameters', '?utm_source=mail', '&utm_source=mail#top'],
  ['retains what the owner has set', '?table=2', '#top'],
  ['drops the marker of shared links only', '?via=link&via=web', '&via=web#top'],
  ['passes escapes of another encoding', '?q=%E9t%E9', '&q=%E9t%E9#top'],
  ['passes a flag', '?flag', '&flag#top'],
  ['passes a flag of the target no second time', '?table', '#top'],
  ['passes semicolons', '?a=1;b=2', '&a=1;b=2#top'],
  ['retains what the owner has set before semicolons', '?a=1;table=2', '#top'],
  [
    'passes signs as they came',
    "?to=a/b:c&who=O'Brien@x|y,(z)*",
    "&to=a/b:c&who=O'Brien@x|y,(z)*#top",
  ],
  [
    'passes escapes in small letters and an empty value',
    '?q=%c3%a9+a%20b&r=',
    '&q=%c3%a9+a%20b&r=#top',
  ],
  ['passes what is no escape', '?off=50%&q=%zz', '&off=50%&q=%zz#top'],
  ['recognizes a name in another notation', '?%74able=2&t%61ble=3', '#top'],
  [
    'encodes bytes that a header cannot contain',
    '?q=%0d%0a\u00c3\u00a9 \n',
    '&q=%0d%0a%C3%A9%20%0A#top',
  ],
  ['ignores an empty query', '?', '#top'],
  ['ignores a query that is too long', `?q=${'x'.repeat(2_000)}`, '#top'],
])('%s', (_, query, end) => {
  expect(passQuery(shop, query)).toBe(shop.replace('#top', end))
})

it.each([
  ['https://shop.example/menu', 'https://shop.example/menu?flag'],
  ['https://shop.example/menu?', 'https://shop.example/menu?flag'],
  ['https://shop.example/?q=%e9t%e9&', 'https://shop.example/?q=%e9t%e9&flag'],
  ['https://shop.example/#a#b?c', 'https://shop.example/?flag#a#b?c'],
])('adds to %s', (target, expected) => {
  expect(passQuery(target, '?flag')).toBe(expected)
})

it('recognizes the link that it wrote for sharing', () => {
  const link = writeSharedLink('HTTPS://EXAMPLE.COM/Q/BCDFGHJK')
  expect(link).toBe('https://example.com/q/bcdfghjk?via=link')
  expect(isSharedLink(link)).toBe(true)
  expect(isSharedLink(`${link}ed`)).toBe(false)
})
