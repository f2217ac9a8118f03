import { NextRequest } from 'next/server'
import { afterEach, expect, test, vi } from 'vitest'
import { type Locale, locales } from '@/i18n/locales'
import { proxy as plainProxy } from './proxy'

type Proxy = typeof plainProxy

const siteUrl = 'http://localhost:3000'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const german = {
  'user-agent': firefox,
  'accept-language': 'de-AT,de;q=0.9,en;q=0.8',
  'sec-fetch-mode': 'navigate',
}

function callProxy(
  path: string,
  headers: Record<string, string> = german,
  {
    proxy = plainProxy,
    origin = siteUrl,
    method = 'GET',
  }: { proxy?: Proxy; origin?: string; method?: string } = {},
) {
  const url = new URL(path, origin)
  const answer = proxy(new NextRequest(url, { method, headers: { host: url.host, ...headers } }))
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    page: answer.headers.get('x-middleware-rewrite'),
    cookie: answer.headers.get('set-cookie'),
    stored: answer.headers.get('cache-control'),
    vary: answer.headers.get('vary'),
  }
}

/** Returns a proxy for a site with a sub-domain of example.com for each language. */
async function startOnDomains(): Promise<Proxy> {
  vi.resetModules()
  vi.stubEnv('SITE_URL', 'https://example.com')
  vi.stubEnv('LOCALE_HOST', 'example.com')
  return (await import('./proxy')).proxy
}
afterEach(() => vi.unstubAllEnvs())

test('a first visit is sent to the browser’s language with path and query, and nothing keeps that', () => {
  expect(callProxy('/wifi?ssid=caf%C3%A9')).toEqual({
    status: 307,
    location: `${siteUrl}/de/wifi?ssid=caf%C3%A9`,
    page: null,
    cookie: null,
    stored: 'private, no-store',
    vary: 'Cookie, Accept-Language',
  })
  expect(callProxy('/').location).toBe(`${siteUrl}/de`)
  expect(callProxy('/no/such/page').location).toBe(`${siteUrl}/de/no/such/page`)
  expect(callProxy('/', german, { method: 'HEAD' }).location).toBe(`${siteUrl}/de`)
})

test.each(locales)('a browser that asks for $iso is answered in $name', ({ iso, code }) => {
  const { location, page } = callProxy('/wifi', { ...german, 'accept-language': iso })
  expect(location).toBe(code === 'en' ? null : `${siteUrl}/${code}/wifi`)
  expect(page).toBe(code === 'en' ? `${siteUrl}/en/wifi` : null)
})

test('the language once chosen comes before the browser’s', () => {
  expect(callProxy('/', { ...german, cookie: 'NEXT_LOCALE=ja' }).location).toBe(`${siteUrl}/ja`)
  expect(callProxy('/', { ...german, cookie: 'a=b; NEXT_LOCALE=en' }).location).toBeNull()
  expect(callProxy('/', { ...german, cookie: 'NEXT_LOCALE=xx' }).location).toBe(`${siteUrl}/de`)
})

test('a visit that passes through the service worker, or comes from another site, is a first one', () => {
  const visits: Record<string, string>[] = [
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' },
    { referer: 'https://search.example/' },
    { referer: 'http://localhost:30001/' },
  ]
  for (const headers of visits) {
    expect(callProxy('/wifi', { ...german, ...headers }).location).toBe(`${siteUrl}/de/wifi`)
  }
})

test('an address of one segment that is no other page is a solution’s', async () => {
  const page = (path: string) => callProxy(path, {}).page
  expect(page('/qr-codes-for')).toBe(`${siteUrl}/en/solutions/qr-codes-for`)
  expect(page('/de/qr-codes-for-bars?a=1')).toBe(`${siteUrl}/de/solutions/qr-codes-for-bars?a=1`)
  for (const path of ['/pricing', '/WIFI', '/a/b', '/a.txt', '/solutions', '/']) {
    expect(page(path), path).toBe(`${siteUrl}/en${path === '/' ? '' : path}`)
  }
  expect(page('/de/wifi')).toBeNull()
  // The route must not be a second address of the page.
  expect(page('/de/solutions/qr-codes-for')).toBe(`${siteUrl}/de/unknown/solutions/qr-codes-for`)

  const proxy = await startOnDomains()
  const at = { proxy, origin: 'https://de.example.com' }
  for (const path of ['/qr-codes-for', '/de/qr-codes-for']) {
    expect(callProxy(path, {}, at).page).toBe('https://de.example.com/de/solutions/qr-codes-for')
  }
})

test('an English page may be kept by all caches', () => {
  expect(callProxy('/wifi', { ...german, 'accept-language': 'ko' })).toEqual({
    status: 200,
    location: null,
    page: `${siteUrl}/en/wifi`,
    cookie: null,
    stored: null,
    vary: null,
  })
})

const without = (name: keyof typeof german) =>
  Object.fromEntries(Object.entries(german).filter(([key]) => key !== name))
const googlebot =
  'Mozilla/5.0 (Linux; Android 6.0.1) (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

test.each<[string, string, Record<string, string>, string?]>([
  ['a crawler', '/wifi', { ...german, 'user-agent': googlebot }],
  ['a program without a name', '/wifi', without('user-agent')],
  ['a script’s request', '/wifi', { ...german, 'sec-fetch-mode': 'cors' }],
  ['an old browser’s script', '/wifi', { ...without('sec-fetch-mode'), accept: '*/*' }],
  ['a form', '/contact-us', german, 'POST'],
  ['a file', '/blog/rss.xml', german],
  ['a scanned code', '/q/menu', german],
  ['a page in another language', '/fr/wifi', german],
  ['a step from page to page', '/wifi', { ...german, referer: `${siteUrl}/url?a=1` }],
])('%s is never sent on', (_, path, headers, method = 'GET') => {
  expect(callProxy(path, headers, { method }).location).toBeNull()
})

test('a browser that says nothing about its requests is known by what it accepts', () => {
  const headers = { ...without('sec-fetch-mode'), accept: 'text/html,application/xhtml+xml' }
  expect(callProxy('/wifi', headers).location).toBe(`${siteUrl}/de/wifi`)
})

test('English chosen without scripts is remembered; crawlers learn the one address', () => {
  expect(callProxy('/en/wifi?a=1')).toMatchObject({
    status: 307,
    location: `${siteUrl}/wifi?a=1`,
    cookie: 'NEXT_LOCALE=en; Max-Age=31536000; Path=/; SameSite=Lax',
    stored: 'private, no-store',
  })
  expect(callProxy('/en', { ...german, 'user-agent': googlebot })).toMatchObject({
    status: 308,
    location: `${siteUrl}/`,
    cookie: null,
  })
})

test('no address leads to another site', () => {
  for (const path of [
    '/en//evil.example',
    '/en/\\\\evil.example',
    '//evil.example',
    '/\\evil.example',
  ]) {
    const url = new URL(siteUrl)
    // As a server receives the path; `new URL` alone would parse it as a host.
    url.pathname = path
    const { location } = callProxy(url.href)
    expect(new URL(location ?? siteUrl).origin, path).toBe(siteUrl)
  }
})

test('where languages have sub-domains, a first visit goes there and each keeps its language', async () => {
  const proxy = await startOnDomains()
  const at = (host: string) => ({ proxy, origin: `https://${host}` })
  const { location, stored } = callProxy('/wifi?a=1', german, at('example.com'))
  expect(location).toBe('https://de.example.com/wifi?a=1')
  expect(stored).toBe('private, no-store')
  for (const { code } of locales) {
    const host = `${code satisfies Locale}.example.com`
    expect(callProxy('/wifi', german, at(host)).page, host).toBe(`https://${host}/${code}/wifi`)
  }
  expect(callProxy('/fr/wifi', german, at('nl.example.com')).location).toBe(
    'https://fr.example.com/wifi',
  )
  expect(callProxy('/en/wifi', german, at('example.com')).cookie).toContain(
    'Domain=example.com; Secure',
  )
})

test('what belongs to a code has one address, and is shown in the visitor’s language', () => {
  const shownPage = (headers: Record<string, string>) => callProxy('/q/menu/preview', headers).page
  expect(callProxy('/q/menu/preview').location).toBeNull()
  expect(shownPage(german)).toBe(`${siteUrl}/de/q/menu/preview`)
  // For pages of codes, the visitor's language also applies after following a link on the site.
  expect(shownPage({ ...german, referer: `${siteUrl}/q/menu` })).toBe(
    `${siteUrl}/de/q/menu/preview`,
  )
  expect(shownPage({ ...german, cookie: 'NEXT_LOCALE=fr' })).toBe(`${siteUrl}/fr/q/menu/preview`)
  expect(shownPage({})).toBe(`${siteUrl}/en/q/menu/preview`)
  expect(callProxy('/q/menu/report?lang=en').page).toBe(`${siteUrl}/en/q/menu/report?lang=en`)
  // The scan handler has chosen the language of a scan, which the query may request.
  const decided = { ...german, 'x-code-decision': '{"do":"page"}' }
  expect(callProxy('/q/menu?lang=en', decided).page).toBe(`${siteUrl}/en/q/menu?lang=en`)
})

const vcode = 'vcode=spring; Max-Age=2592000; Path=/; SameSite=Lax'

test.each([
  ['a page', '/fr/wifi?vcode=spring'],
  ['a page in English', '/pricing?vcode=spring'],
  ['a page that does not exist', '/de/no/such/page?vcode=spring'],
  ['a redirect', '/?vcode=spring'],
  ['a hosted page', '/q/menu?vcode=spring'],
])('%s keeps where a visitor comes from, and is kept by nobody', (_, path) => {
  expect(callProxy(path)).toMatchObject({ cookie: vcode, stored: 'private, no-store' })
  const repeated = callProxy(path, { ...german, cookie: 'vcode=autumn' })
  expect(repeated.cookie).toBeNull()
})

test('a sub-domain keeps where a visitor comes from for all of them', async () => {
  const proxy = await startOnDomains()
  for (const host of ['de.example.com', 'example.com']) {
    const { cookie } = callProxy('/wifi?vcode=spring', german, { proxy, origin: `https://${host}` })
    expect(cookie, host).toBe(`${vcode}; Domain=example.com; Secure`)
  }
})

test('English chosen with a code in the address keeps both', () => {
  const { cookie, location } = callProxy('/en/wifi?vcode=spring')
  expect(cookie).toContain('NEXT_LOCALE=en')
  expect(cookie).toContain('vcode=spring')
  expect(location).toBe(`${siteUrl}/wifi?vcode=spring`)
})

test('other spellings and languages of the service worker are redirected to it', async () => {
  for (const path of ['/SW.JS', '/de/sw.js', '/en/Sw.js']) {
    expect(callProxy(path), path).toMatchObject({ status: 308, location: `${siteUrl}/sw.js` })
  }
  expect(callProxy('/sw.js').location).toBeNull()
  const proxy = await startOnDomains()
  expect(callProxy('/SW.JS', german, { proxy, origin: 'https://de.example.com' })).toMatchObject({
    status: 308,
    location: 'https://de.example.com/sw.js',
  })
})
