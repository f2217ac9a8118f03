import 'server-only'
import type { PopulateType, SelectType } from 'payload'
import { publishedIn } from '@/cms/published-in'
import { hideUntranslatedRows } from '@/cms/translated-rows'
import { defaultLocale, type Locale } from '@/i18n/locales'
import type { Config } from '@/payload-types'
import { contentRead } from './content-read'
import { showsDraft } from './is-preview'
import { getPayload } from './payload'
import { postRelations } from './post-relations'
import { findFallback, findShared } from './shared-scope'
import { showPublicRelations } from './show-public-relations'

/** Collections whose documents are pages, found by a slug that all locales share. */
export type PageCollection = 'posts' | 'legal-pages' | 'solutions'

export type Found<Document> = {
  document: Document
  /** English if the document is not published in the requested locale. */
  contentLocale: Locale
  publishedLocales: Locale[]
}

export const findPost = contentRead(
  (slug: string, locale: Locale) =>
    findDocument('posts', slug, locale, {
      select: {
        slug: true,
        title: true,
        excerpt: true,
        body: true,
        category: true,
        tags: true,
        author: true,
        publishedAt: true,
        createdAt: true,
        updatedAt: true,
        cover: true,
        scene: true,
        tool: true,
        meta: true,
      },
      populate: postRelations,
    }),
  (_, locale) => locale,
)

export const findSolution = contentRead(
  (slug: string, locale: Locale) =>
    findDocument('solutions', slug, locale, {
      select: { label: true, hero: true, blocks: true, meta: true },
    }),
  (_, locale) => locale,
)

export const findLegalPage = contentRead(
  (slug: string, locale: Locale) =>
    findDocument('legal-pages', slug, locale, {
      select: { title: true, body: true, meta: true, updatedAt: true },
    }),
  (_, locale) => locale,
)

/**
 * Finds the published document with this slug in the locale, or else in English. A preview shows
 * the newest draft in the locale itself, also at the address that only the draft has.
 */
async function findDocument<Collection extends PageCollection>(
  collection: Collection,
  slug: string,
  locale: Locale,
  reading: { select: SelectType; populate?: PopulateType },
): Promise<Found<Config['collections'][Collection]> | null> {
  const draft = await showsDraft(collection)
  const statuses =
    (draft && (await findStatuses(collection, slug, true))) ||
    (await findStatuses(collection, slug, false))
  const publishedLocales = statuses ? publishedIn(statuses) : []
  const wanted: Locale[] = [locale, defaultLocale]
  const contentLocale = wanted.find((code) => draft || publishedLocales.includes(code))
  if (!statuses || !contentLocale) return null

  const payload = await getPayload()
  const common = { collection, id: statuses.id, locale: contentLocale, draft }
  const { flattenedFields } = payload.collections[collection].config
  const fallbackLocale = findFallback()
  const found = await payload.findByID({ ...common, fallbackLocale, depth: 1, ...reading })
  const document = findShared()
    ? await showPublicRelations(flattenedFields, found, locale, reading.populate)
    : found
  const isShownInFull = fallbackLocale && (draft || contentLocale === defaultLocale)
  const shown = isShownInFull
    ? document
    : hideUntranslatedRows(
        flattenedFields,
        await payload.findByID({ ...common, fallbackLocale: false, depth: 0 }),
        document,
      )
  return {
    document: shown as Config['collections'][Collection],
    contentLocale,
    publishedLocales,
  }
}

async function findStatuses(
  collection: PageCollection,
  slug: string,
  draft: boolean,
): Promise<{ id: string } | undefined> {
  const payload = await getPayload()
  const shared = findShared()
  const { docs } = await payload.find({
    collection,
    draft,
    locale: 'all',
    // Another draft can have the same slug.
    where: { slug: { equals: slug }, ...(shared && { id: { equals: shared.id } }) },
    select: { _status: true },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  return docs[0]
}
