import { describe, expect, it } from 'vitest'
import { addressedCollections, documentPath } from '@/cms/addresses/document-path'
import { isExternalAddress, isInternalAddress, pageOfAddress } from './address'
import { parseDocumentPath, parseReference } from './document-address'
import { firstListPage, isSitePage } from './site-pages'

describe('an external address', () => {
  it.each([
    ['https://example.com/a?b=c', true],
    ['http://example.com', true],
    ['HTTPS://example.com', true],
    ['mailto:a@example.com', true],
    ['tel:+4930123456', true],
    ['javascript:alert(1)', false],
    ['data:text/html,a', false],
    ['ftp://example.com', false],
    ['//evil.example', false],
    ['https://', false],
    ['https://example.com\\@evil.example', false],
    ['https://a b', false],
    ['/wifi', false],
  ])('%s: %s', (value, isRight) => {
    expect(isExternalAddress(value)).toBe(isRight)
  })
})

describe('an internal address', () => {
  it.each([
    ['/', '/'],
    ['/wifi?edit=A#b', '/wifi'],
    ['/blog/a#b', '/blog/a'],
  ])('%s belongs to the page %s', (value, page) => {
    expect(isInternalAddress(value)).toBe(true)
    expect(pageOfAddress(value)).toBe(page)
  })

  it.each(['//evil.example', '/\\evil.example', '/a b', 'wifi', ''])('is not “%s”', (value) => {
    expect(isInternalAddress(value)).toBe(false)
  })
})

it.each([
  ['/', true],
  ['/wifi', true],
  ['/batch-qr-code', true],
  ['/blog', true],
  ['/blog/page/2', true],
  ['/contact-us', true],
  ['/phones', false],
  ['/de/wifi', false],
  ['/blog/page/x', false],
])('%s is a page of the site: %s', (path, isPage) => {
  expect(isSitePage(firstListPage(path))).toBe(isPage)
})

it.each(addressedCollections)('a path of %s names its document', (collection) => {
  const path = documentPath(collection, 'a-slug')
  expect(parseDocumentPath(path)).toEqual({ collection, slug: 'a-slug' })
})

it.each(['/blog/search', '/blog/category', '/page/', '/a/b', '/'])(
  '%s is the path of no document',
  (path) => {
    expect(parseDocumentPath(path)).toBeUndefined()
  },
)

it('a reference names a document with an address, by its id', () => {
  const id = '0198c2b4-1111-7000-8000-0123456789ab'
  expect(parseReference(`posts:${id}`)).toEqual({ collection: 'posts', id })
  expect(parseReference(`users:${id}`)).toBeUndefined()
  expect(parseReference('posts:1')).toBeUndefined()
})
