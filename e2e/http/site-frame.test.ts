import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MissingPiece } from '@/site/error-page/missing-piece'
import { message } from '../catalogue'
import { fetchPage, fetchPath, siteUrl, textOf } from './fetch-page'

const solutions = [
  ['in Marketing', '/qr-codes-in-marketing'],
  ['in Education', '/qr-codes-in-education'],
  ['for Personal Use', '/qr-codes-for-personal'],
  ['for Non-Profit', '/qr-codes-for-nonprofit'],
  ['for Business', '/qr-codes-for'],
] as const

test('the menu, the side menu and the footer name the five solutions as specified', async () => {
  const { find, findAll } = await fetchPage('/')
  for (const [name, path] of solutions) {
    const inHeader = findAll(`header a[href="${path}"]`)
    expect(inHeader, name).toHaveLength(2)
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
  for (const path of ['/', '/url', '/multimedia', '/document', '/qr-code-scanner']) {
    expect(find(`footer nav[aria-label="Tools"] a[href="${path}"]`), path).not.toBeNull()
  }
  const socialLinks = findAll('footer ul[aria-label] a[target="_blank"]')
  expect(
    socialLinks.map((link) => [textOf(link), new URL(link.getAttribute('href') ?? '').host]),
  ).toEqual([
    ['Facebook', 'www.facebook.com'],
    ['Twitter', 'twitter.com'],
    ['YouTube', 'www.youtube.com'],
    ['Behance', 'www.behance.net'],
    ['LinkedIn', 'www.linkedin.com'],
  ])
  for (const link of socialLinks) expect(link.querySelectorAll('svg')).toHaveLength(1)
  const footer = textOf(find('footer'))
  expect(footer).toContain('DENSO WAVE')
  expect(footer).toMatch(new RegExp(`© ${new Date().getFullYear()} \\S`))
})

test('sign-in and sign-up lead to the user application in a new tab', async () => {
  const { findAll } = await fetchPage('/')
  for (const [key, path] of [
    ['site.header.signIn', '/sign-in'],
    ['site.header.signUp', '/sign-up'],
    ['site.footer.tryNow', '/sign-up'],
  ] as const) {
    const links = findAll('a').filter((link) => textOf(link) === message('en', key))
    expect(links.length, key).toBeGreaterThan(0)
    for (const link of links) {
      expect(link.getAttribute('href')).toMatch(new RegExp(`^https://[^/]+${path}$`))
      expect(link.getAttribute('target')).toBe('_blank')
    }
  }
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

test('types and hosted pages use the layout for codes, all others the default layout', async () => {
  const isSlim = async (path: string) =>
    (await (await fetchPath(path)).text()).includes('[--header-height:3.75rem]')
  for (const path of ['/wifi', '/de/vcard', '/q/example'])
    expect(await isSlim(path), path).toBe(true)
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
