import { describe, expect, it, vi } from 'vitest'
import { buildMetadata } from './build-metadata'

vi.mock('@/env', () => ({ env: { SITE_URL: 'https://example.com' }, signatureKey: 'token' }))
vi.mock('next-intl/server', () => ({
  getTranslations: async () => (key: string, values: object) => `${key} ${JSON.stringify(values)}`,
}))
vi.mock('@/data/get-site', () => ({
  getSite: async () => ({ name: 'Modulo', description: 'Codes that last.' }),
}))

describe('buildMetadata', () => {
  it('ends the title with the name of the site', async () => {
    const metadata = await buildMetadata({ locale: 'en', path: '/blog', title: 'Blog' })
    expect(metadata.title).toEqual({ absolute: 'Blog – Modulo' })
    expect(metadata.openGraph).toMatchObject({ title: 'Blog – Modulo', siteName: 'Modulo' })
  })

  it('gives a page without texts the name and description of the site', async () => {
    const metadata = await buildMetadata({ locale: 'en', path: '/', title: '' })
    expect(metadata.title).toEqual({ absolute: 'Modulo' })
    expect(metadata.description).toBe('Codes that last.')
  })

  it('names itself canonical and all ten languages, English as the default', async () => {
    const { alternates } = await buildMetadata({ locale: 'zh', path: '/blog', title: '博客' })
    expect(alternates?.canonical).toBe('https://example.com/zh/blog')
    expect(alternates?.languages).toMatchObject({
      en: 'https://example.com/blog',
      'zh-Hans': 'https://example.com/zh/blog',
      'x-default': 'https://example.com/blog',
    })
    expect(Object.keys(alternates?.languages ?? {})).toHaveLength(11)
  })

  it('points an untranslated page to English and lists published languages only', async () => {
    const { alternates } = await buildMetadata({
      locale: 'de',
      path: '/blog/a',
      title: 'A',
      locales: ['en', 'fr'],
    })
    expect(alternates?.canonical).toBe('https://example.com/blog/a')
    expect(alternates?.languages).toEqual({
      en: 'https://example.com/blog/a',
      fr: 'https://example.com/fr/blog/a',
      'x-default': 'https://example.com/blog/a',
    })
  })

  it('keeps a page out of the index, and out of hreflang', async () => {
    const metadata = await buildMetadata({
      locale: 'en',
      path: '/q/a',
      title: 'Page',
      noindex: true,
    })
    expect(metadata.robots).toMatchObject({ index: false })
    expect(metadata.alternates?.languages).toBeUndefined()
  })

  it('shows a picture of its own, large enough and described, unless it is kept out', async () => {
    const page = { locale: 'ja', path: '/wifi', title: 'Wi-Fiのコード' } as const
    const { openGraph, twitter, manifest } = await buildMetadata(page)
    const [picture] = [openGraph?.images ?? []].flat() as { url: string; alt: string }[]
    expect(picture).toMatchObject({ width: 1200, height: 630, type: 'image/png' })
    expect(picture?.alt).toContain('Wi-Fiのコード')
    const url = new URL(picture?.url ?? '')
    expect(url.origin + url.pathname).toBe('https://example.com/pictures/pages/ja/wifi.png')
    expect(url.searchParams.get('title')).toBe('Wi-Fiのコード')
    expect(url.searchParams.get('v')).toMatch(/^[\w-]{22}\.[\w-]{8}$/)
    expect(twitter).toMatchObject({ card: 'summary_large_image', images: openGraph?.images })
    expect(manifest).toBe('/ja/manifest.webmanifest')
    const hidden = await buildMetadata({ ...page, noindex: true })
    expect(hidden.openGraph?.images).toBeUndefined()
  })

  it('shows the English picture of a page that is not translated', async () => {
    const { openGraph } = await buildMetadata({
      locale: 'de',
      path: '/blog/a',
      title: 'A',
      locales: ['en'],
      article: { publishedTime: '2026-11-01T00:00:00.000Z', tags: ['Wi-Fi'] },
    })
    expect(JSON.stringify(openGraph?.images)).toContain('/pictures/pages/en/blog/a.png')
    expect(openGraph).toMatchObject({
      type: 'article',
      locale: 'en_US',
      publishedTime: '2026-11-01T00:00:00.000Z',
      tags: ['Wi-Fi'],
    })
  })

  it('names the feed of a page', async () => {
    const { alternates } = await buildMetadata({
      locale: 'de',
      path: '/blog',
      title: 'Blog',
      feed: { path: '/blog/rss.xml', title: 'Notizen' },
    })
    expect(alternates?.types).toEqual({
      'application/rss+xml': [{ url: 'https://example.com/de/blog/rss.xml', title: 'Notizen' }],
    })
  })
})
