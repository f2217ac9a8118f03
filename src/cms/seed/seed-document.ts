import type { CollectionSlug, Payload } from 'payload'
import { type Locale, localeCodes } from '@/i18n/locales'
import { fillTexts } from './fill-texts'
import { hasTextIn } from './has-text-in'

type SeededCollection = Extract<
  CollectionSlug,
  'categories' | 'legal-pages' | 'posts' | 'solutions' | 'tags'
>

/**
 * Finds a document by its slug or creates it, and publishes the languages nobody has written yet.
 * Returns how many that were.
 */
export async function seedDocument(
  payload: Payload,
  collection: SeededCollection,
  slug: string,
  contentIn: (locale: Locale) => object | undefined,
): Promise<number> {
  const { flattenedFields } = payload.collections[collection].config
  const { docs } = await payload.find({
    collection,
    where: { slug: { equals: slug } },
    locale: 'all',
    draft: true,
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const everyLocale: unknown = docs[0]
  let id = docs[0]?.id
  let added = 0
  for (const locale of localeCodes) {
    if (hasTextIn(everyLocale, locale)) continue
    const content = contentIn(locale)
    if (!content) continue
    const writing = { collection, locale, depth: 0 } as const
    if (id) {
      const current = await payload.findByID({ ...writing, id, draft: true })
      const data = fillTexts(flattenedFields, { ...current }, { ...content })
      await payload.update({ ...writing, id, data: { ...data, _status: 'published' } })
    } else {
      const data = { ...content, slug, _status: 'published' } as never
      id = (await payload.create({ ...writing, data })).id
    }
    added++
  }
  return added
}
