import { expect, it } from 'vitest'
import { passQuery } from './pass-query'
import { isSharedLink, writeSharedLink } from './shared-link'

const shop = 'https://shop.example/menu?table=1&note=a%20b#top'

it.each([
  ['adds parameters', '?utm_source=mail', '&utm_source=mail#top'],
  ['retains what the owner has set', '?table=2', '#top'],
  ['drops the marker of shared links only', '?via=link&via=web', '&via=web#top'],
  ['encodes what a header cannot contain', '?q=%0d%0aé', '&q=%0D%0A%C3%A9#top'],
  ['ignores an empty query', '?', '#top'],
  ['ignores a query that is too long', `?q=${'x'.repeat(2_000)}`, '#top'],
])('%s', (_, query, end) => {
  expect(passQuery(shop, query)).toBe(shop.replace('#top', end))
})

it('recognises the link that it wrote for sharing', () => {
  const link = writeSharedLink('HTTPS://EXAMPLE.COM/Q/BCDFGHJK')
  expect(link).toBe('https://example.com/q/bcdfghjk?via=link')
  expect(isSharedLink(link)).toBe(true)
  expect(isSharedLink(`${link}ed`)).toBe(false)
})
