import { describe, expect, it, vi } from 'vitest'
import { listSitemap } from './list-sitemap'

vi.mock('@/env', () => ({ env: { SITE_URL: 'https://example.com' } }))
vi.mock('@/server/get-published-locales', () => ({
  getPublishedLocales: async (slug: string) => (slug === 'features' ? ['en', 'de'] : ['en']),
}))
vi.mock('@/server/find-sitemap-entries', () => ({
  findSitemapEntries: async () => [
    { path: '/blog/a', locales: ['de', 'ja'], updatedAt: '2026-11-01T00:00:00.000Z' },
  ],
}))

describe('listSitemap', () => {
  it('lists a page once for each language it is published in, and no other', async () => {
    const urls = (await listSitemap()).map(({ url }) => url)
    expect(urls.filter((url) => url.endsWith('/features'))).toEqual([
      'https://example.com/features',
      'https://example.com/de/features',
    ])
    expect(urls.filter((url) => url.endsWith('/pricing'))).toHaveLength(1)
    expect(urls.filter((url) => url.endsWith('/wifi'))).toHaveLength(10)
    expect(new Set(urls).size).toBe(urls.length)
  })

  it('names the same alternates on all languages of a page', async () => {
    const entries = (await listSitemap()).filter(({ url }) => url.endsWith('/blog/a'))
    expect(entries).toHaveLength(2)
    for (const entry of entries) {
      expect(entry.lastModified).toBe('2026-11-01T00:00:00.000Z')
      expect(entry.alternates?.languages).toEqual({
        de: 'https://example.com/de/blog/a',
        ja: 'https://example.com/ja/blog/a',
        'x-default': 'https://example.com/de/blog/a',
      })
    }
  })
})
