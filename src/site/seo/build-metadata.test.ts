import { describe, expect, it, vi } from 'vitest'
import { buildMetadata } from './build-metadata'

vi.mock('@/env', () => ({ env: { SITE_URL: 'https://example.com' } }))
vi.mock('@/server/get-site', () => ({
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
})
