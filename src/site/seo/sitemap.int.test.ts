import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type Locale, localeCodes } from '@/i18n/locales'
import { startTestPayload } from '@/testing/test-payload'
import { richText } from '@/testing/test-rich-text'

let payload: Payload
let listSitemapFiles: typeof import('./list-sitemap-files').listSitemapFiles
let streamSitemapFile: typeof import('./stream-sitemap-file').streamSitemapFile

beforeAll(async () => {
  payload = await startTestPayload()
  // Imported late, because the configuration reads the environment when it is loaded.
  ;({ listSitemapFiles } = await import('./list-sitemap-files'))
  ;({ streamSitemapFile } = await import('./stream-sitemap-file'))
})

const run = (query: ReturnType<typeof sql>) => payload.db.drizzle.execute(query)

/**
 * Creates `count` articles, published in all languages except the first, which is German only.
 * Writes the list rows directly, because their triggers are slow with this many articles.
 */
async function generatePosts(count: number): Promise<void> {
  await run(sql`alter table posts_locales disable trigger user`)
  await run(sql`
    insert into posts (id, slug, published_at)
    select gen_random_uuid(), 'generated-' || lpad(n::text, 6, '0'),
      now() - (n / 3) * interval '1 minute'
    from generate_series(1, ${count}::int) n
  `)
  await run(sql`
    insert into posts_locales (title, _status, _locale, _parent_id)
    select slug, (
      case when slug = 'generated-000001' and locale <> 'de' then 'draft' else 'published' end
    )::enum_posts_status, locale, id
    from posts, unnest(enum_range(null::_locales)) locale
  `)
  await run(sql`
    insert into post_listing (list, post_id, published_at, slug, locales)
    select '00000000-0000-0000-0000-000000000000', id, published_at, slug, case
      when slug = 'generated-000001' then array['de']::_locales[] else enum_range(null::_locales)
    end
    from posts
  `)
  await run(sql`alter table posts_locales enable trigger user`)
  await run(sql`analyze post_listing`)
}

async function listAddresses(url: string) {
  const [, locale, number] = url.match(/\/sitemap\/([a-z]{2})-(\d+)\.xml$/) ?? []
  const stream = await streamSitemapFile(locale as 'en', Number(number))
  if (!stream) return undefined
  const decoder = new TextDecoder()
  let [xml, largestChunk] = ['', 0]
  for await (const chunk of stream) {
    largestChunk = Math.max(largestChunk, chunk.length)
    xml += decoder.decode(chunk, { stream: true })
  }
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => address as string,
  )
  return { addresses, xml, largestChunk }
}

/** Checks if a query reads articles of a sitemap file. */
const isOfPosts = ([query]: readonly unknown[]) => /limit \$\d+ offset/.test(textOf(query))
const textOf = (query: unknown) =>
  typeof query === 'string' ? query : ((query as { text?: string }).text ?? '')

describe('the site map', () => {
  it('lists the pages of a site that has nothing else', async () => {
    const files = await listSitemapFiles()
    expect(files.map(({ url }) => new URL(url).pathname)).toEqual(
      localeCodes.map((locale) => `/sitemap/${locale}-1.xml`),
    )
    const paths = (await listAddresses(files[2]?.url ?? ''))?.addresses.map(
      (address) => new URL(address).pathname,
    )
    expect(paths).toContain('/de')
    expect(paths).toContain('/de/wifi')
    expect(paths).not.toContain('/de/features')
  })

  it('lists categories and tags in the languages in which they have articles', async () => {
    const create = async (collection: 'categories' | 'tags', slug: string) => {
      const data = { title: slug, slug, _status: 'published' as const }
      const { id } = await payload.create({ collection, locale: 'en', data })
      await payload.update({ collection, id, locale: 'de', data })
      return id
    }
    const [full, tag] = [await create('categories', 'full'), await create('tags', 'full')]
    await create('categories', 'empty')
    await create('tags', 'empty')
    const publish = async (slug: string, locale: Locale, category?: string) => {
      const body = richText(slug)
      await payload.create({
        collection: 'posts',
        locale,
        data: { title: slug, slug, body, category, tags: [tag], _status: 'published' },
      })
    }
    await publish('german', 'de', full)
    await publish('english', 'en')
    const { findSitemapEntries } = await import('@/data/find-sitemap-entries')
    const lists = (await findSitemapEntries()).filter(({ path }) => /\/(category|tag)\//.test(path))
    expect(lists).toEqual([
      { path: '/blog/category/full', locales: ['de'] },
      { path: '/blog/tag/full', locales: ['en', 'de'] },
    ])
  })

  it('streams fifty thousand addresses in files that are not too large', async () => {
    await run(sql`delete from posts`)
    await generatePosts(5_100)
    const query = vi.spyOn(payload.db.pool, 'query')
    const files = await listSitemapFiles()
    expect(files).toHaveLength(3 * localeCodes.length)

    const all = new Set<string>()
    let [count, largestChunk, reads] = [0, 0, 0]
    for (const { url } of files) {
      query.mockClear()
      const file = await listAddresses(url)
      // Five thousand articles are read in batches of five hundred.
      expect(query.mock.calls.filter(isOfPosts).length).toBeLessThanOrEqual(10)
      reads += query.mock.calls.filter(isOfPosts).length
      expect(file?.addresses.length).toBeLessThanOrEqual(5000)
      expect(file?.xml.trimEnd().endsWith('</urlset>')).toBe(true)
      count += file?.addresses.length ?? 0
      for (const address of file?.addresses ?? []) all.add(address)
      largestChunk = Math.max(largestChunk, file?.largestChunk ?? 0)
    }
    expect(all.size).toBe(count)
    const articles = [...all].filter((address) => address.includes('/blog/generated-'))
    // All except the nine drafts of the first article.
    expect(articles).toHaveLength(50_991)
    expect([...all].filter((address) => address.includes('generated-000001'))).toHaveLength(1)
    expect(largestChunk).toBeLessThan(1_500_000)
    expect(reads).toBeGreaterThanOrEqual(100)
    query.mockRestore()
  })

  it('ends after the last file', async () => {
    expect(await streamSitemapFile('de', 3)).toBeDefined()
    expect(await streamSitemapFile('de', 4)).toBeUndefined()
    expect(await streamSitemapFile('de', 99_999)).toBeUndefined()
  })
})
