import { describe, expect, it, vi } from 'vitest'
import { writeSitemapIndex, writeUrl } from './write-sitemap'

vi.mock('@/env', () => ({ env: { SITE_URL: 'https://example.com' } }))

describe('the site map', () => {
  it('names a page with all its languages, the same from each of them', () => {
    const entry = {
      path: '/blog/a',
      locales: ['de', 'zh'],
      updatedAt: '2026-11-01T00:00:00.000Z',
    } as const
    const [german, chinese] = [writeUrl('de', entry), writeUrl('zh', entry)]
    expect(german).toBe(
      '<url><loc>https://example.com/de/blog/a</loc><lastmod>2026-11-01T00:00:00.000Z</lastmod>' +
        '<xhtml:link rel="alternate" hreflang="de" href="https://example.com/de/blog/a"/>' +
        '<xhtml:link rel="alternate" hreflang="zh-Hans" href="https://example.com/zh/blog/a"/>' +
        '<xhtml:link rel="alternate" hreflang="x-default" href="https://example.com/de/blog/a"/>' +
        '</url>\n',
    )
    expect(chinese.slice(chinese.indexOf('<xhtml'))).toBe(german.slice(german.indexOf('<xhtml')))
  })

  it('lists its files', () => {
    expect(
      writeSitemapIndex([
        { url: 'https://example.com/sitemap/en-1.xml' },
        { url: 'https://example.com/sitemap/en-2.xml', updatedAt: '2026-11-01T00:00:00.000Z' },
      ]),
    ).toContain(
      '<sitemap><loc>https://example.com/sitemap/en-1.xml</loc></sitemap>\n' +
        '<sitemap><loc>https://example.com/sitemap/en-2.xml</loc><lastmod>2026-11-01T00:00:00.000Z</lastmod></sitemap>\n',
    )
  })
})
