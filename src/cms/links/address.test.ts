import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addressedCollections, documentPath } from '@/cms/addresses/document-path'
import { completeEnv, env } from '@/env'
import { isExternalAddress, isInternalAddress } from './address'
import { parseDocumentPath, parseReference } from './document-address'
import { parseOwnAddress } from './own-address'
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
    ['/', '/', ''],
    ['/wifi?edit=A#b', '/wifi', '?edit=A#b'],
    ['/blog/a/#b', '/blog/a', '#b'],
    ['/de/blog/tag/a/page/3?x', '/blog/tag/a', '/page/3?x'],
    ['/ja', '/', ''],
    ['/%C3%BCber%20uns', '/über uns', ''],
  ])('%s belongs to the page %s, followed by “%s”', (value, path, suffix) => {
    expect(isInternalAddress(value)).toBe(true)
    expect(parseOwnAddress(value)).toEqual({ path, suffix })
  })

  it.each(['//evil.example', '/\\evil.example', '/a b', 'wifi', ''])('is not “%s”', (value) => {
    expect(isInternalAddress(value)).toBe(false)
  })
})

describe('an absolute address', () => {
  beforeEach(() => {
    const { DATABASE_URL = '', PAYLOAD_SECRET = '' } = env
    vi.stubEnv('LOCALE_HOST', 'codes.example')
    completeEnv({ DATABASE_URL, PAYLOAD_SECRET })
    return () => {
      vi.unstubAllEnvs()
      completeEnv({ DATABASE_URL, PAYLOAD_SECRET })
    }
  })

  it('of the site, or of a language of it, is one of its paths', () => {
    const expected = { path: '/blog/a', suffix: '?b#c' }
    for (const origin of [env.SITE_URL, env.SITE_URL.toUpperCase(), 'https://de.codes.example'])
      expect(parseOwnAddress(`${origin}/blog/a/?b#c`), origin).toEqual(expected)
  })

  it.each(['https://example.com/blog/a', 'https://xx.codes.example/blog/a', 'mailto:a@b.example'])(
    '%s is not of the site',
    (address) => {
      expect(parseOwnAddress(address)).toBeUndefined()
    },
  )
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
  const suffix = '/page/2?a=b#c'
  expect(parseReference(`tags:${id}${suffix}`)).toEqual({ collection: 'tags', id, suffix })
  expect(parseReference(`posts:${id}x`)).toBeUndefined()
  expect(parseReference(`users:${id}`)).toBeUndefined()
  expect(parseReference('posts:1')).toBeUndefined()
})
