import { expect, it } from 'vitest'
import { writeFeed } from './write-feed'

const feed = {
  title: 'Blog – Quietzone',
  description: 'Articles',
  url: 'https://example.com/ja/blog',
  feedUrl: 'https://example.com/ja/blog/rss.xml',
  language: 'ja',
}

it('writes a feed that parses to its input, whatever characters it contains', () => {
  const item = {
    title: '余白 & <b>marks</b> ]]> “quoted” "\u0007',
    url: 'https://example.com/ja/blog/the-quiet-zone?a=1&b=2',
    description: 'Four modules',
    publishedAt: '2026-11-03T09:00:00.000Z',
    author: 'Mai',
    categories: ['Guides', 'Print & paper'],
  }
  const document = new DOMParser().parseFromString(
    writeFeed({ ...feed, items: [{ ...item, publishedAt: '2026-10-01T09:00:00.000Z' }, item] }),
    'application/xml',
  )
  expect(document.querySelector('parsererror')).toBeNull()
  const read = (selector: string) => document.querySelector(selector)?.textContent
  expect(document.documentElement.getAttribute('version')).toBe('2.0')
  expect(read('channel > language')).toBe('ja')
  expect(read('channel > lastBuildDate')).toBe('Tue, 03 Nov 2026 09:00:00 GMT')
  const second = document.querySelectorAll('item')[1]
  expect(second?.querySelector('title')?.textContent).toBe(item.title.replace('\u0007', ''))
  expect(second?.querySelector('link')?.textContent).toBe(item.url)
  expect(second?.querySelector('guid')?.textContent).toBe(item.url)
  expect(second?.querySelector('pubDate')?.textContent).toBe('Tue, 03 Nov 2026 09:00:00 GMT')
  expect([...(second?.querySelectorAll('category') ?? [])].map((c) => c.textContent)).toEqual(
    item.categories,
  )
})

it('is complete without articles', () => {
  const text = writeFeed({ ...feed, items: [] })
  expect(text).toContain('<channel>')
  expect(text).not.toContain('lastBuildDate')
})
