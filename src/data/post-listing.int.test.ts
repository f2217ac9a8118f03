import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Locale } from '@/i18n/locales'
import { postsPerPage } from '@/paths'
import { startTestPayload } from '@/testing/test-payload'
import { richText } from '@/testing/test-rich-text'
import { everyPost } from './post-list'

let payload: Payload
const topics: Record<string, string> = {}

beforeAll(async () => {
  payload = await startTestPayload()
  payload.logger.level = 'silent'
  for (const [collection, slug] of [
    ['categories', 'guides'],
    ['tags', 'wifi'],
    ['tags', 'size'],
    ['tags', 'unused'],
  ] as const) {
    const data = { slug, title: slug, _status: 'published' } as const
    topics[slug] = (await payload.create({ collection, data })).id
  }
})
beforeEach(async () => {
  await payload.delete({ collection: 'posts', where: {} })
})

type Draft = {
  slug: string
  text?: string
  title?: string
  locale?: Locale
  day?: number
  tags?: string[]
  related?: string[]
  category?: string
}

async function publish({
  slug,
  text = 'words',
  title = slug,
  locale = 'en',
  day = 1,
  ...rest
}: Draft) {
  const { id } = await payload.create({
    collection: 'posts',
    locale,
    data: {
      slug,
      title,
      body: richText(text),
      publishedAt: new Date(Date.UTC(2026, 0, day)).toISOString(),
      category: rest.category && topics[rest.category],
      tags: (rest.tags ?? []).flatMap((tag) => topics[tag] ?? []),
      related: rest.related ?? [],
      _status: 'published',
    },
  })
  return id
}

async function slugsOf(locale: Locale, list = everyPost, page = 1) {
  const { findPosts } = await import('./find-posts')
  const { posts, pageCount } = await findPosts(locale, list, page)
  return { slugs: posts.map(({ slug }) => slug), pageCount }
}

describe('a list', () => {
  it('has every article on one of its pages, newest first, also those of the same moment', async () => {
    for (let day = 1; day <= 9; day += 1) {
      await publish({ slug: `a-${day}`, day: Math.ceil(day / 3) })
    }
    const first = await slugsOf('de')
    expect(first.pageCount).toBe(2)
    expect(first.slugs).toHaveLength(postsPerPage)
    const second = await slugsOf('de', everyPost, 2)
    expect([...first.slugs, ...second.slugs]).toEqual([
      'a-7',
      'a-8',
      'a-9',
      'a-4',
      'a-5',
      'a-6',
      'a-1',
      'a-2',
      'a-3',
    ])
    expect((await slugsOf('de', everyPost, 3)).slugs).toEqual([])
  })

  it('follows tags, category, date, status and deletion', async () => {
    const id = await publish({ slug: 'one', tags: ['wifi'], category: 'guides' })
    await publish({ slug: 'two', tags: ['size'], day: 2 })
    expect((await slugsOf('en', topics.wifi)).slugs).toEqual(['one'])
    expect((await slugsOf('en', topics.guides)).slugs).toEqual(['one'])
    const { findPosts } = await import('./find-posts')
    const [one] = (await findPosts('en', topics.guides ?? '', 1)).posts
    expect(new Set(one?.topicIds)).toEqual(new Set([topics.wifi, topics.guides]))

    const change = (data: object) =>
      payload.update({ collection: 'posts', id, data: { _status: 'published', ...data } })
    await change({ tags: [topics.size], category: null })
    expect((await slugsOf('en', topics.wifi)).slugs).toEqual([])
    expect((await slugsOf('en', topics.guides)).slugs).toEqual([])
    expect((await slugsOf('en', topics.size)).slugs).toEqual(['two', 'one'])
    await change({ publishedAt: '2026-02-01T00:00:00.000Z' })
    expect((await slugsOf('en', topics.size)).slugs).toEqual(['one', 'two'])

    await payload.update({ collection: 'posts', id, draft: true, data: { tags: [topics.wifi] } })
    expect((await slugsOf('en', topics.wifi)).slugs).toEqual([])
    await payload.update({ collection: 'posts', id, data: { _status: 'draft' } })
    expect((await slugsOf('en')).slugs).toEqual(['two'])
    await payload.delete({ collection: 'posts', where: { slug: { equals: 'two' } } })
    expect((await slugsOf('en')).slugs).toEqual([])
  })

  it('shows what a language lacks in English, and nothing else', async () => {
    await publish({ slug: 'english', day: 3 })
    await publish({ slug: 'german', locale: 'de', day: 2 })
    expect((await slugsOf('de')).slugs).toEqual(['english', 'german'])
    expect((await slugsOf('fr')).slugs).toEqual(['english'])
    const { findNewestPosts } = await import('./find-newest-posts')
    expect((await findNewestPosts('de')).map(({ slug }) => slug)).toEqual(['german'])
  })

  it('shows an article without a title in English, or not at all', async () => {
    const id = await publish({ slug: 'english', title: 'English title', day: 2 })
    const body = richText('Wörter')
    const data = { title: 'Deutscher Titel', body, _status: 'published' } as const
    await payload.update({ collection: 'posts', id, locale: 'de', data })
    await publish({ slug: 'german', locale: 'de' })
    const { sql } = await import('@payloadcms/db-postgres')
    const { queryRows } = await import('./query-rows')
    const { findPosts } = await import('./find-posts')
    const read = async () =>
      (await findPosts('de', everyPost, 1)).posts.map(({ title, contentLocale }) => [
        title,
        contentLocale,
      ])
    expect(await read()).toEqual([
      ['Deutscher Titel', 'de'],
      ['german', 'de'],
    ])
    // Payload does not publish these; an import or a script can.
    await queryRows(sql`update posts_locales set title = '' where _locale = 'de' returning id`)
    expect(await read()).toEqual([['English title', 'en']])
  })

  it('is offered where it leads to articles, under a name the reader knows', async () => {
    await publish({ slug: 'german', locale: 'de', tags: ['wifi'] })
    const { findTopic, findTopics } = await import('./find-topics')
    const { findListLocales } = await import('./find-list-locales')
    const offered = async (locale: Locale) =>
      (await findTopics(locale)).filter(({ hasPosts }) => hasPosts).map(({ slug }) => slug)
    expect(await offered('de')).toEqual(['wifi'])
    expect(await offered('fr')).toEqual([])
    expect(await findTopic('fr', 'tag', 'unused')).toMatchObject({
      title: 'unused',
      contentLocale: 'en',
      publishedLocales: ['en'],
    })
    expect(await findTopic('fr', 'category', 'wifi')).toBeUndefined()
    expect(await findListLocales(topics.wifi ?? '')).toEqual(['de'])
  })
})

describe('related articles', () => {
  it('are those chosen, then those of the same tags, of the same category, and new ones', async () => {
    const far = await publish({ slug: 'far', day: 1 })
    await publish({ slug: 'tagged', day: 2, tags: ['wifi'] })
    await publish({ slug: 'alike', day: 3, category: 'guides' })
    await publish({ slug: 'newest', day: 9 })
    const { findRelatedPosts } = await import('./find-related-posts')
    const related = async (id: string) => (await findRelatedPosts('de', id)).map(({ slug }) => slug)
    const id = await publish({ slug: 'own', tags: ['wifi'], category: 'guides' })
    expect(await related(id)).toEqual(['tagged', 'alike', 'newest'])
    const led = await publish({ slug: 'led', tags: ['wifi'], related: [far], day: 4 })
    expect(await related(led)).toEqual(['far', 'tagged', 'own'])
  })
})

describe('search', () => {
  const found = async (locale: Locale, question: string, page = 1) => {
    const { searchPosts } = await import('./search-posts')
    const result = await searchPosts(locale, question, page)
    return result?.posts.map(({ slug }) => slug)
  }

  it('finds words of every language as people type them', async () => {
    await publish({ slug: 'vi', locale: 'vi', text: 'Mã QR Wi‑Fi trên Điện thoại' })
    await publish({ slug: 'de', locale: 'de', text: 'Die Druckgröße und der Abstand' })
    await publish({ slug: 'fr', locale: 'fr', text: 'L’été, l’œuvre « à côté »' })
    await publish({ slug: 'ja', locale: 'ja', text: 'コードの余白は四モジュール。ＱＲコード' })
    await publish({ slug: 'zh', locale: 'zh', text: '二维码的静区与容错率' })
    const cases: [Locale, string, string[]][] = [
      ['vi', 'dien thoai', ['vi']],
      ['vi', 'ĐIỆN', ['vi']],
      ['vi', 'điện thoại', ['vi']],
      ['vi', 'wifi', ['vi']],
      ['vi', 'wi-fi', ['vi']],
      ['vi', 'wife', []],
      ['de', 'größe', ['de']],
      ['de', 'GROSSE', ['de']],
      ['fr', 'ete oeuvre', ['fr']],
      ['fr', 'cote', ['fr']],
      ['ja', '余白', ['ja']],
      ['ja', '余', ['ja']],
      ['ja', 'qrコード', ['ja']],
      ['ja', 'ｺｰﾄﾞ', ['ja']],
      ['ja', '白余', []],
      ['zh', '静区', ['zh']],
      ['zh', '容错率 二维码', ['zh']],
      ['zh', '错误', []],
    ]
    for (const [locale, question, slugs] of cases) {
      expect([question, await found(locale, question)]).toEqual([question, slugs])
    }
  })

  it('needs all words, takes short ones for beginnings, and puts titles first', async () => {
    await publish({ slug: 'text', text: 'a quiet margin', day: 9 })
    await publish({ slug: 'title', title: 'The margin', text: 'of a code', day: 1 })
    expect(await found('en', 'margin')).toEqual(['title', 'text'])
    expect(await found('de', 'margin code')).toEqual(['title'])
    expect(await found('en', 'co')).toEqual(['title'])
    expect(await found('en', 'od')).toEqual([])
    expect(await found('en', '%')).toBeUndefined()
    expect(await found('en', 'margin" \\ \'; drop')).toEqual([])
  })

  it('reads each article in the language it shows in, and never a draft', async () => {
    const id = await publish({ slug: 'post', text: 'margin' })
    const update = (locale: Locale, draft: boolean, text: string) =>
      payload.update({
        collection: 'posts',
        id,
        locale,
        draft,
        data: { title: 'x', body: richText(text), _status: draft ? 'draft' : 'published' },
      })
    await update('de', true, 'Rand')
    expect(await found('de', 'rand')).toEqual([])
    expect(await found('de', 'margin')).toEqual(['post'])
    await update('de', false, 'Rand')
    expect(await found('de', 'rand')).toEqual(['post'])
    expect(await found('de', 'margin')).toEqual([])
    expect(await found('en', 'margin')).toEqual(['post'])
    await update('de', false, 'Kante')
    expect(await found('de', 'rand')).toEqual([])
  })

  it('gives its answers page by page', async () => {
    const count = postsPerPage + 1
    for (let day = 1; day <= count; day += 1)
      await publish({ slug: `a-${day}`, text: 'margin', day })
    const { searchPosts } = await import('./search-posts')
    expect(await searchPosts('en', 'margin', 1)).toMatchObject({ count, pageCount: 2 })
    expect(await found('en', 'margin', 2)).toEqual(['a-1'])
    expect(await found('en', 'margin', 3)).toEqual([])
  })
})
