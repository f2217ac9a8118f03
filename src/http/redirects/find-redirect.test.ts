import { expect, it } from 'vitest'
import { findRedirect } from './find-redirect'

const redirects = new Map([
  ['/blog/old', { id: '1', to: '/blog/new' }],
  ['/blog/category/old', { id: '2', to: '/blog/category/new' }],
  ['/blog/tag/gone', { id: '3', to: '/blog' }],
  ['/über uns', { id: '4', to: '/kontakt/größe' }],
  ['/shop', { id: '5', to: 'https://shop.example/start?from=site#top' }],
  ['/home', { id: '6', to: '/' }],
])

it.each([
  ['/blog/old', '/blog/new'],
  ['/de/blog/old', '/de/blog/new'],
  ['/ja/blog/old?a=1&b=%20c', '/ja/blog/new?a=1&b=%20c'],
  ['/blog/category/old', '/blog/category/new'],
  ['/de/blog/category/old/page/3?a=1', '/de/blog/category/new/page/3?a=1'],
  ['/%C3%BCber%20uns', '/kontakt/gr%C3%B6%C3%9Fe'],
  ['/shop', 'https://shop.example/start?from=site#top'],
  ['/fr/shop?a=1', 'https://shop.example/start?from=site&a=1#top'],
  ['/de/home?a=1', '/de?a=1'],
])('%s leads to %s', (url, location) => {
  expect(findRedirect(redirects, url)?.location).toBe(location)
})

it.each(['/', '/de', '/blog', '/blog/Old', '/blog/old/page/2', '/blog/tag/gone/page/2', '/%E0%A4'])(
  '%s leads nowhere',
  (url) => {
    expect(findRedirect(redirects, url)).toBeUndefined()
  },
)
