import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Locale } from '@/i18n/locales'
import { testRequest } from '@/testing/next-headers'
import { startTestPayload } from '@/testing/test-payload'
import { richText } from '@/testing/test-rich-text'
import { everyPost } from './post-list'

let payload: Payload

beforeAll(async () => {
  payload = await startTestPayload()
})

async function createPost(slug: string, statuses: Partial<Record<Locale, 'draft' | 'published'>>) {
  const [[first, status], ...others] = Object.entries(statuses) as [
    [Locale, 'draft' | 'published'],
    ...[Locale, 'draft' | 'published'][],
  ]
  const texts = (locale: Locale) => ({ title: `${slug} ${locale}`, body: richText(locale) })
  const { id } = await payload.create({
    collection: 'posts',
    locale: first,
    draft: status === 'draft',
    data: { ...texts(first), slug, _status: status },
  })
  for (const [locale, own] of others) {
    await payload.update({
      collection: 'posts',
      id,
      locale,
      draft: own === 'draft',
      data: { ...texts(locale), _status: own },
    })
  }
}

describe('an empty CMS', () => {
  it('still gives a site with a name, empty menus and empty lists', async () => {
    const { getSite } = await import('./get-site')
    const { getNavigation } = await import('./get-navigation')
    const { getHome } = await import('./get-home')
    const { findPosts } = await import('./find-posts')
    expect((await getSite('de')).name).toBe('Quietzone')
    expect((await getNavigation('de')).items).toEqual([])
    expect((await getHome('ja')).blocks).toEqual([])
    expect((await findPosts('en', everyPost, 1)).posts).toEqual([])
  })
})

describe('articles', () => {
  beforeAll(async () => {
    await createPost('both', { en: 'published', de: 'published' })
    await createPost('english', { en: 'published', de: 'draft' })
    await createPost('german', { de: 'published' })
    await createPost('secret', { en: 'draft', de: 'draft' })
  })

  it('are found in the locale, else in English, else not at all', async () => {
    const { findPost } = await import('./find-document')
    const find = async (slug: string, locale: Locale) => {
      const found = await findPost(slug, locale)
      return found && [found.document.title, found.contentLocale]
    }
    expect(await find('both', 'de')).toEqual(['both de', 'de'])
    expect(await find('english', 'de')).toEqual(['english en', 'en'])
    expect(await find('german', 'de')).toEqual(['german de', 'de'])
    expect(await find('german', 'fr')).toBeNull()
    expect(await find('secret', 'en')).toBeNull()
    expect(await find('nothing', 'en')).toBeNull()
  })

  it('are previewed at the address of their draft, and at the public one', async () => {
    const { findPost } = await import('./find-document')
    await createPost('before', { en: 'published' })
    await payload.update({
      collection: 'posts',
      where: { slug: { equals: 'before' } },
      data: { slug: 'after', title: 'Draft', _status: 'draft' },
      draft: true,
    })
    const find = async (slug: string) => (await findPost(slug, 'en'))?.document.title
    expect([await find('before'), await find('after')]).toEqual(['before en', undefined])
    testRequest.isDraft = true
    expect([await find('before'), await find('after')]).toEqual(['Draft', 'Draft'])
    testRequest.isDraft = false
    await payload.delete({ collection: 'posts', where: { slug: { equals: 'before' } } })
  })

  it('say where they are published', async () => {
    const { findPost } = await import('./find-document')
    expect((await findPost('both', 'fr'))?.publishedLocales).toEqual(['en', 'de'])
    expect((await findPost('english', 'de'))?.publishedLocales).toEqual(['en'])
  })

  it('are listed in the locale, English where that is missing, and never as drafts', async () => {
    const { findPosts } = await import('./find-posts')
    const list = async (locale: Locale) =>
      (await findPosts(locale, everyPost, 1)).posts
        .map((post) => `${post.title} (${post.contentLocale})`)
        .sort()
    expect(await list('de')).toEqual(['both de (de)', 'english en (en)', 'german de (de)'])
    expect(await list('en')).toEqual(['both en (en)', 'english en (en)'])
    expect(await list('ja')).toEqual(['both en (en)', 'english en (en)'])
  })

  it('stand in the sitemap with the locales they are published in, oldest first', async () => {
    const { findSitemapPosts } = await import('./find-sitemap-posts')
    const list = async (locale: Locale) => {
      const entries = []
      for await (const some of findSitemapPosts(locale, { offset: 0, limit: 5000 })) {
        entries.push(...some.map(({ path, locales }) => [path, locales]))
      }
      return entries
    }
    expect(await list('de')).toEqual([
      ['/blog/both', ['en', 'de']],
      ['/blog/german', ['de']],
    ])
    expect(await list('en')).toEqual([
      ['/blog/both', ['en', 'de']],
      ['/blog/english', ['en']],
    ])
    expect(await list('fr')).toEqual([])
  })
})

describe('globals', () => {
  it('fall back to English text by text, and as a whole where a locale is not published', async () => {
    const { getFeatures } = await import('./get-features')
    const { getPublishedLocales } = await import('./get-published-locales')
    const cards = { blockType: 'cards' as const, id: 'a' }
    await payload.updateGlobal({
      slug: 'features',
      locale: 'en',
      data: {
        hero: { title: 'Features', lead: 'Many' },
        blocks: [{ ...cards, title: 'Make', items: [{ id: 'b', title: 'Live' }] }],
        _status: 'published',
      },
    })
    await payload.updateGlobal({
      slug: 'features',
      locale: 'de',
      data: {
        hero: { title: 'Funktionen' },
        blocks: [{ ...cards, title: 'Machen', items: [{ id: 'b', title: 'Sofort' }] }],
        _status: 'published',
      },
    })
    await payload.updateGlobal({
      slug: 'features',
      locale: 'fr',
      draft: true,
      data: { hero: { title: 'Brouillon' }, _status: 'draft' },
    })
    const german = await getFeatures('de')
    expect(german.hero).toMatchObject({ title: 'Funktionen', lead: 'Many' })
    expect(german.blocks[0]).toMatchObject({ title: 'Machen', items: [{ title: 'Sofort' }] })
    expect((await getFeatures('fr')).hero?.title).toBe('Features')
    expect((await getFeatures('ja')).blocks[0]).toMatchObject({ title: 'Make' })
    expect(await getPublishedLocales('features')).toEqual(['en', 'de'])
  })

  it('show a new section in another language once its required texts are translated', async () => {
    const { getFeatures } = await import('./get-features')
    const blocks = (title: string) => [
      { blockType: 'cards' as const, id: 'a', title, items: [{ id: 'b', title }] },
      { blockType: 'cards' as const, id: 'c', title, items: [{ id: 'd', title }] },
    ]
    const publish = (locale: 'en' | 'de', rows: object[]) =>
      payload.updateGlobal({
        slug: 'features',
        locale,
        data: { hero: { title: 'Title' }, blocks: rows as never, _status: 'published' },
      })
    await publish('en', blocks('Make').slice(0, 1))
    await publish('de', blocks('Machen').slice(0, 1))
    await publish('en', blocks('Make'))
    const titles = async (locale: 'en' | 'de') =>
      (await getFeatures(locale)).blocks.map((block) => 'title' in block && block.title)
    expect(await titles('en')).toEqual(['Make', 'Make'])
    expect(await titles('de')).toEqual(['Machen'])
    await publish('de', blocks('Machen'))
    expect(await titles('de')).toEqual(['Machen', 'Machen'])
  })
})

describe('placeholders', () => {
  it('are filled in the language of the text, and left out without a value', async () => {
    const { findLegalPage } = await import('./find-document')
    const { getHome } = await import('./get-home')
    const create = {
      collection: 'legal-pages',
      data: {
        title: 'Terms',
        slug: 'terms-of-conditions',
        body: richText('{{operatorName}}, {{batchRows}} rows'),
        _status: 'published',
      },
    } as const
    await payload.create({ ...create, locale: 'en' })
    await payload.updateGlobal({
      slug: 'home',
      locale: 'de',
      data: {
        hero: { title: 'Bis {{batchRows}} Zeilen', lead: 'Von {{operatorName}}' },
        _status: 'published',
      },
    })
    const readBody = async (locale: Locale) =>
      (await findLegalPage('terms-of-conditions', locale))?.document.body.root.children
    expect(await readBody('de')).toEqual([])
    expect((await getHome('de')).hero).toMatchObject({ title: 'Bis 200.000 Zeilen', lead: null })

    const data = { name: 'Codes', operatorName: 'Example Ltd', _status: 'published' } as const
    await payload.updateGlobal({ slug: 'site', locale: 'en', data })
    // The text is not translated, so it is shown in English, with English numbers.
    expect(JSON.stringify(await readBody('de'))).toMatch(/Example Ltd.*200,000/)
    expect((await getHome('de')).hero?.lead).toBe('Von Example Ltd')
  })
})
