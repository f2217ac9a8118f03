import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { documentPath } from '@/cms/addresses/document-path'
import { publishedIn } from '@/cms/published-in'
import { localeCodes } from '@/i18n/locales'
import { developerPages, paths } from '@/paths'
import { editorPages } from '@/qr/content'
import type { PageCollection } from './find-document'
import { getPublishedLocales } from './get-published-locales'
import { getPayload } from './payload'
import { queryRows } from './query-rows'
import type { SitemapEntry } from './sitemap-entry'
import { sortLocales } from './sort-locales'

/** Pages whose texts are in the message catalogs exist in every language. */
const interfacePaths = [
  ...editorPages.map(paths.generator),
  paths.scanner,
  paths.batch,
  paths.developers,
  ...developerPages.map(paths.developerPage),
  paths.blog,
  paths.contact,
]

async function findGlobals(): Promise<SitemapEntry[]> {
  return [
    { path: paths.home, locales: await getPublishedLocales('home') },
    { path: paths.features, locales: await getPublishedLocales('features') },
    { path: paths.pricing, locales: await getPublishedLocales('pricing') },
  ]
}

async function readDocuments(
  collection: Exclude<PageCollection, 'posts'>,
): Promise<SitemapEntry[]> {
  const payload = await getPayload()
  const { docs } = await payload.find({
    collection,
    locale: 'all',
    select: { slug: true, updatedAt: true, _status: true },
    sort: 'slug',
    depth: 0,
    pagination: false,
  })
  return docs.map((document) => ({
    path: documentPath(collection, document.slug),
    locales: publishedIn(document),
    updatedAt: document.updatedAt,
  }))
}

/** Reads the lists of articles, in the languages in which they have a name and an article. */
async function readLists(): Promise<SitemapEntry[]> {
  const rows = await queryRows<{ kind: 'category' | 'tag'; slug: string; locales: string[] }>(sql`
    with names as (
      select 'category' as kind, lists.id, slug, _locale as locale from categories lists
      join categories_locales on _parent_id = lists.id where _status = 'published'
      union all
      select 'tag', lists.id, slug, _locale from tags lists
      join tags_locales on _parent_id = lists.id where _status = 'published'
    )
    select kind, slug, array_agg(locale::text) as locales from names
    where exists (
      select from post_listing where list = names.id and names.locale = any (locales)
    )
    group by kind, slug order by kind, slug
  `)
  return rows.map(({ kind, slug, locales }) => ({
    path: kind === 'category' ? paths.blogCategory(slug) : paths.blogTag(slug),
    locales: sortLocales(locales),
  }))
}

/** Finds all pages that search engines may index, except articles, which may be numerous. */
export async function findSitemapEntries(): Promise<SitemapEntry[]> {
  const found = await Promise.all([
    findGlobals(),
    interfacePaths.map((path) => ({ path, locales: localeCodes })),
    readDocuments('solutions'),
    readLists(),
    readDocuments('legal-pages'),
  ])
  return found.flat().filter(({ locales }) => locales.length > 0)
}
