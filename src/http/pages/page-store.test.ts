import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { findPageKey } from './page-store'

const key = (url: string, headers: IncomingMessage['headers'] = {}, method = 'GET') =>
  findPageKey({ method, url, headers: { host: 'localhost:3000', ...headers } } as IncomingMessage)
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const german = { accept: 'text/html', 'accept-language': 'de', 'user-agent': firefox }
const visit = { ...german, 'accept-language': 'en' }

describe('one key', () => {
  it.each([
    ['/wifi', {}, '/wifi?utm_source=mail&x=1', {}],
    ['/de', {}, '/de', { ...german, cookie: 'theme=dark' }],
    ['/', {}, '/', { ...visit, host: 'elsewhere.example' }],
    ['/', {}, '/', { ...german, cookie: 'NEXT_LOCALE=en' }],
    ['/messages/de.json', {}, '/messages/de.json?x', german],
    ['/pictures/pages/de.png?title=A&v=1', {}, '/pictures/pages/de.png?v=1&x=2&title=A', {}],
    ['/wifi?_rsc=a', { rsc: '1' }, '/wifi?_rsc=b', { rsc: '1', 'next-router-state-tree': 'x' }],
  ])('is that of %s %j and %s %j', (url, headers, other, otherHeaders) => {
    expect(key(url, headers)).toBeDefined()
    expect(key(other, otherHeaders)).toBe(key(url, headers))
  })

  it('is that of GET and HEAD', () => {
    expect(key('/wifi', {}, 'HEAD')).toBe(key('/wifi'))
  })
})

it('differs with path, language, picture, and what of a page is asked for', () => {
  const keys = [
    ...[key('/wifi'), key('/de/wifi'), key('/')],
    ...['a', 'b'].map((title) => key(`/pictures/pages/de.png?title=${title}&v=1`)),
    ...[{ rsc: '1' }, { rsc: '1', 'next-router-prefetch': '1' }].map((more) => key('/wifi', more)),
    key('/wifi', { rsc: '1', 'next-router-segment-prefetch': '/_tree' }),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

describe('no key', () => {
  it.each([
    ['a first visit that is sent on', '/', german],
    ['the team', '/wifi', { cookie: 'a=b; payload-token=x' }],
    ['an editor who sees drafts', '/wifi', { cookie: '__prerender_bypass=x' }],
    ['a visit that may set a cookie', '/wifi?a=1&vcode=x', {}],
    ['the same, escaped', '/wifi?%76code=x', {}],
    ['a path that is redirected', '/en/wifi', {}],
    ['the admin', '/admin', {}],
    ['the API', '/api/v1/limits', {}],
    ['a code', '/q/bcdf2345', {}],
    ['a picture of the CMS', '/_next/image?url=x', {}],
  ])('has %s', (_, url, headers) => {
    expect(key(url, headers)).toBeUndefined()
  })

  it('has a change', () => {
    expect(key('/contact-us', {}, 'POST')).toBeUndefined()
  })
})
