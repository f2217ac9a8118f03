import { expect, test } from 'vitest'
import { locales } from '@/i18n/locales'
import { localizedPath, paths } from '@/paths'
import { readZxing } from '@/qr/decode/engines/read-zxing'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node'
import { drawSvg } from '@/qr/render/draw-svg-for-test'
import { sampleInGate } from '@/testing/pick-sample'
import { message } from '../catalog'
import { fetchPage, fetchPath, siteUrl, textOf } from './fetch-page'

const text = (key: string) => message('en', `pages.blog.${key}`)

async function fetchList(path: string) {
  const { status, find, findAll } = await fetchPage(path)
  const navOf = (label: string) => {
    const nav = findAll('nav').find((entry) => entry.getAttribute('aria-label') === label)
    return {
      current: [...(nav?.querySelectorAll('[aria-current="page"]') ?? [])].map(textOf),
      hrefs: [...(nav?.querySelectorAll('a') ?? [])].map((link) => ({
        name: link.getAttribute('aria-label') ?? textOf(link),
        href: link.getAttribute('href') ?? '',
      })),
    }
  }
  return {
    status,
    find,
    titles: findAll('#content h2 a').map(textOf),
    hrefs: findAll('#content h2 a').map((link) => link.getAttribute('href')),
    navOf,
  }
}

test('the list of articles has two pages, which together show every article once', async () => {
  const first = await fetchList('/blog')
  expect(first.titles).toHaveLength(7)
  const pages = first.navOf(text('pages'))
  expect(pages.current).toEqual(['1'])
  const nextLink = pages.hrefs.find(({ name }) => name === text('next'))
  expect(nextLink?.href).toBe('/blog/page/2')
  const second = await fetchList('/blog/page/2')
  expect(second.navOf(text('pages')).current).toEqual(['2'])
  const all = [...first.titles, ...second.titles]
  expect(new Set(all).size).toBe(all.length)
  expect(all.length).toBeGreaterThanOrEqual(10)

  const { status, headers } = await fetchPath('/blog/page/1')
  expect([307, 308]).toContain(status)
  expect(new URL(headers.get('location') ?? '', siteUrl()).pathname).toBe('/blog')
  for (const path of ['/blog/page/99', '/blog/page/two', '/blog/tag/nothing', '/ja/blog/page/0']) {
    expect((await fetchPath(path)).status, path).toBe(404)
  }
})

test('the newest article is featured, and every cover has a code that leads to its article', async () => {
  await prepareZxingFromPackage()
  const { findAll } = await fetchPage('/blog')
  const items = findAll('#content li:has(h2)')
  expect(items.filter((item) => item.querySelector('h2')?.matches('.text-heading'))).toEqual([
    items[0],
  ])
  for (const item of items) {
    const address = item.querySelector('img')?.getAttribute('src') ?? ''
    const picture = drawSvg(await (await fetchPath(address)).text())
    const [code] = await readZxing(picture, { formats: ['qr'] })
    const path = item.querySelector('h2 a')?.getAttribute('href') ?? ''
    expect(code?.text).toBe(new URL(path, siteUrl()).href)
  }
})

test('an article ends with the way to its tool, and without one to the generator', async () => {
  const { find, findAll } = await fetchPage('/blog/how-wifi-codes-work')
  const cover = find('#content header img')?.getAttribute('src') ?? ''
  const listed = (await fetchPage('/blog')).findAll('#content li img')
  expect(listed.map((image) => image.getAttribute('src'))).toContain(cover)
  const call = findAll('#content section').at(-1)
  expect(textOf(call?.querySelector('h2'))).toBe(text('call.titles.wifi'))
  expect(call?.querySelector('a')?.getAttribute('href')).toBe('/wifi')
})

test('a category and a tag list their own articles', async () => {
  const all = await fetchList('/blog')
  const category = all.navOf(text('categories')).hrefs[1]?.href ?? ''
  expect(category).toMatch(/\/blog\/category\/\w+$/)
  const listed = await fetchList(category)
  expect(listed.navOf(text('categories')).current).toHaveLength(1)
  expect(listed.titles.length).toBeGreaterThan(0)
  expect(listed.titles.length).toBeLessThan(all.titles.length)

  const article = await fetchList('/blog/the-quiet-zone')
  const tag = article.navOf(text('tags')).hrefs[0]?.href ?? ''
  expect(tag).toMatch(/\/blog\/tag\/\w+$/)
  expect((await fetchList(tag)).hrefs).toContain('/blog/the-quiet-zone')
})

test('an article shows its date and reading time, its contents and related articles', async () => {
  const { find, findAll, document } = await fetchPage('/de/blog/sizes-for-print')
  expect(textOf(find('#content time'))).toBe('17. November 2026')
  expect(textOf(find('#content'))).toMatch(/\d+ Minuten?/)
  expect(textOf(find('#contents'))).toBe(message('de', 'pages.contents'))
  const anchors = findAll('nav[aria-labelledby="contents"] a').map((link) =>
    decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''),
  )
  expect(anchors.length).toBeGreaterThan(1)
  for (const id of anchors) expect(document.getElementById(id), id).not.toBeNull()
  const heading = findAll('h2').find(
    (entry) => textOf(entry) === message('de', 'pages.blog.related'),
  )
  const related = [...(heading?.closest('section')?.querySelectorAll('h3 a') ?? [])].map((link) =>
    link.getAttribute('href'),
  )
  expect(related).toHaveLength(3)
  expect(related.join()).not.toContain('/sizes-for-print')
})

test('a search finds an article by words in any case and without accents, in every script', async () => {
  for (const [locale, question] of [
    ['en', 'QUIET zone'],
    ['vi', 'vùng yên tĩnh'],
    ['vi', 'VUNG yen tinh'],
    ['de', 'ruhezone'],
    ['ja', '余白'],
    ['zh', '静区'],
  ] as const) {
    const { find } = await fetchPage(localizedPath(locale, paths.blog))
    const form = find('#content search form')
    expect(form?.querySelector('[name="q"]')).not.toBeNull()
    const query = new URLSearchParams({ q: question })
    const found = await fetchPage(`${form?.getAttribute('action')}?${query}`)
    const name = `${locale}: ${question}`
    expect(textOf(found.find('h1')), name).toContain(question)
    expect(found.findAll('h2 a[href$="/blog/the-quiet-zone"]'), name).toHaveLength(1)
    expect(found.find('meta[name="robots"]')?.getAttribute('content'), name).toMatch(/noindex/)
  }
})

test('a search explains a query that finds nothing', async () => {
  const cases: [string, string][] = [
    ['', text('search.hint')],
    ['unfindable words', text('search.none')],
    ['!?', text('search.noWords')],
    ['a'.repeat(81), text('search.tooLong').replace('{max}', '80')],
    ['\0<script>unfindable', text('search.none')],
  ]
  for (const [question, answer] of cases) {
    const { find } = await fetchPage(`/blog/search?q=${encodeURIComponent(question)}`)
    expect(textOf(find('#content')), question).toContain(answer.replace(/\s+/g, ' '))
    expect(find('#content [name="q"]'), question).not.toBeNull()
  }
})

test('every language has a feed, which its blog links to', async () => {
  for (const { code, lang } of sampleInGate(locales, 3)) {
    const blog = localizedPath(code, paths.blog)
    const { find } = await fetchPage(blog)
    const href = find('link[rel="alternate"][type="application/rss+xml"]')?.getAttribute('href')
    expect(href, blog).toBe(new URL(`${blog}/rss.xml`, siteUrl()).href)
    const answer = await fetchPath(href ?? '')
    expect(answer.headers.get('content-type')).toMatch(/^application\/rss\+xml/)
    const feed = await answer.text()
    const read = (name: string) =>
      [...feed.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, value]) => value)
    expect(read('language'), blog).toEqual([lang])
    // The first entry of each list is that of the channel.
    const [links, descriptions] = [read('link').slice(1), read('description').slice(1)]
    expect(links.length, blog).toBeGreaterThanOrEqual(10)
    expect(links.filter((link) => !link?.startsWith(`${siteUrl()}${blog}/`))).toEqual([])
    expect(Math.min(...descriptions.map((value) => value?.length ?? 0))).toBeGreaterThan(20)
  }
})
