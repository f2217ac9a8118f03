import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { legalSlugs, paths } from '@/paths'
import { MissingPiece } from '@/site/error-page/missing-piece'
import { message } from '../catalog'
import { fetchPage, fetchPath, siteUrl, textOf } from './fetch-page'

const solutions = [
  ['in Marketing', '/qr-codes-in-marketing'],
  ['in Education', '/qr-codes-in-education'],
  ['for Personal Use', '/qr-codes-for-personal'],
  ['for Non-Profit', '/qr-codes-for-nonprofit'],
  ['for Business', '/qr-codes-for'],
] as const

test('the menu and the footer name the five solutions as specified', async () => {
  const { find, findAll } = await fetchPage('/')
  for (const [name, path] of solutions) {
    const inHeader = findAll(`header a[href="${path}"]`)
    expect(inHeader.length, name).toBe(1)
    for (const link of inHeader) expect(textOf(link)).toContain(name)
    expect(textOf(find(`footer a[href="${path}"]`))).toBe(name)
  }
})

test('the footer has its band, quote, columns, links and the current year', async () => {
  const { find, findAll } = await fetchPage('/')
  expect(findAll('footer h2').map(textOf)).toContain('Become a QR Code pro')
  expect(textOf(find('footer h2 + p'))).toMatch(/\S/)
  expect(textOf(find('footer blockquote'))).toContain('practical and easy')
  const columns = findAll('footer nav').map((nav) => nav.getAttribute('aria-label'))
  expect(columns).toEqual(expect.arrayContaining(['Info', 'Legal', 'Tools']))
  for (const path of [
    '/',
    '/url',
    '/multimedia',
    '/document',
    '/qr-code-scanner',
    '/batch-qr-code',
  ]) {
    expect(find(`footer nav[aria-label="Tools"] a[href="${path}"]`), path).not.toBeNull()
  }
  // The seed contains no social profiles.
  expect(findAll('footer ul[aria-label] a[target="_blank"]')).toEqual([])
  const footer = textOf(find('footer'))
  expect(footer).toContain('DENSO WAVE')
  expect(footer).toMatch(new RegExp(`© ${new Date().getFullYear()} \\S`))
})

test('the menu leads to codes, developers, features, contact and legal pages', async () => {
  const { findAll } = await fetchPage('/')
  for (const path of [
    '/my-qr-codes',
    '/developers',
    '/features',
    '/blog',
    '/contact-us',
    ...legalSlugs.map(paths.legalPage),
  ])
    expect(findAll(`header a[href="${path}"]`).length, path).toBe(1)
  const menus = findAll('header nav summary').map((summary) => textOf(summary))
  expect(menus).toEqual(
    expect.arrayContaining(['Product', 'Tools', 'Solutions', 'Guide', 'Company']),
  )
  expect(findAll('footer a[href="/developers"]')).toHaveLength(1)
})

test('without a user application there is no sign-in, and the footer leads to the generator', async () => {
  for (const path of ['/', '/wifi']) {
    const { find, findAll } = await fetchPage(path)
    const texts = findAll('a').map(textOf)
    expect(texts).not.toContain(message('en', 'site.header.signIn'))
    expect(texts).not.toContain(message('en', 'site.header.signUp'))
    const tryNow = findAll('footer a').find(
      (link) => textOf(link) === message('en', 'site.footer.tryNow'),
    )
    expect(tryNow?.getAttribute('href')).toBe('/url')
    expect(textOf(find('aside'))).toContain(message('en', 'generator.saved.title'))
  }
})

test('the home page and the types say at the top that they are free, without account and expiry', async () => {
  const home = await fetchPage('/')
  expect(textOf(home.find('main h1'))).toMatch(/free.*no account.*no expir/i)
  for (const path of ['/wifi', '/document']) {
    const { find } = await fetchPage(path)
    const promises = find(`main ul[aria-label="${message('en', 'site.promises.label')}"]`)
    for (const promise of ['free', 'noAccount', 'noExpiry'])
      expect(textOf(promises), path).toContain(message('en', `site.promises.${promise}`))
  }
})

test('a hosted page has no header and no sign-up, but one language switch and the site’s name', async () => {
  const { find, findAll } = await fetchPage('/q/example')
  expect(find('header:has(nav)')).toBeNull()
  expect(findAll('nav')).toEqual([])
  expect(findAll('footer details')).toHaveLength(1)
  expect(textOf(find('footer a[href="/page/legal-notice"]'))).toBe('Hosted by Quietzone')
})

test('the logo leads home in the language of the page', async () => {
  const { find } = await fetchPage('/ja/pricing')
  expect(find('header a')?.getAttribute('href')).toBe('/ja')
})

test('a language can be chosen without scripts', async () => {
  const { findAll } = await fetchPage('/wifi')
  const choice = findAll('header details a[lang="ja"]')[0]
  expect(textOf(choice)).toBe('日本語')
  const { status, document } = await fetchPage(choice?.getAttribute('href') ?? '')
  expect(choice?.getAttribute('href')).toBe('/ja/wifi')
  expect(status).toBe(200)
  expect(document.documentElement.getAttribute('lang')).toBe('ja')
})

test('types use the layout for codes, and other pages the default layout', async () => {
  const isSlim = async (path: string) =>
    (await (await fetchPath(path)).text()).includes('[--header-height:3.75rem]')
  for (const path of ['/wifi', '/de/vcard']) expect(await isSlim(path), path).toBe(true)
  for (const path of ['/', '/de/pricing', '/blog']) expect(await isSlim(path), path).toBe(false)
})

test('the code on the error page leads home in its language', async () => {
  const { status, find } = await fetchPage('/ja/does/not/exist')
  expect(status).toBe(404)
  expect(textOf(find('h1'))).toContain('/ja/does/not/exist')
  const expected = renderToStaticMarkup(
    createElement(MissingPiece, { address: `${siteUrl()}/ja`, label: 'code' }),
  )
  const [, modules] = /<path d="([^"]+)"/.exec(expected) ?? []
  expect(find('main svg[role="img"] path')?.getAttribute('d')).toBe(modules)
})
