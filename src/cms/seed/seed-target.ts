import type { CollectionSlug, FlattenedField, GlobalSlug, Payload } from 'payload'
import { allowMissingLinks } from '@/cms/links/check-addresses'
import { withoutStates } from '@/cms/translation/hooks'
import type { Locale } from '@/i18n/locales'

export type Data = Record<string, unknown>

/** A document or global that has seed content. */
export type SeedTarget = {
  /** Name of the target, such as `posts/sizes-for-print` or `home`. */
  name: string
  fields: FlattenedField[]
  /**
   * Reads the newest version in all languages, including drafts; undefined if the target does not
   * exist.
   */
  readAll: () => Promise<Data | undefined>
  read: (locale: Locale) => Promise<Data>
  /** Publishes a language and returns what is stored. */
  publish: (locale: Locale, data: Data) => Promise<Data>
}

type SeededCollection = Extract<
  CollectionSlug,
  'categories' | 'legal-pages' | 'posts' | 'solutions' | 'tags'
>

export function documentTarget(
  payload: Payload,
  collection: SeededCollection,
  slug: string,
): SeedTarget {
  let id: string | undefined
  return {
    name: `${collection}/${slug}`,
    fields: payload.collections[collection].config.flattenedFields,
    readAll: async () => {
      const { docs } = await payload.find({
        collection,
        where: { slug: { equals: slug } },
        locale: 'all',
        draft: true,
        depth: 0,
        limit: 1,
        pagination: false,
      })
      id = docs[0]?.id
      return docs[0] && { ...docs[0] }
    },
    read: async (locale) => {
      if (!id) return {}
      return { ...(await payload.findByID({ collection, id, locale, depth: 0, draft: true })) }
    },
    publish: async (locale, content) => {
      const writing = {
        collection,
        locale,
        depth: 0,
        context: { ...allowMissingLinks, ...withoutStates },
      } as const
      if (id) {
        const data = { ...content, _status: 'published' as const }
        return { ...(await payload.update({ ...writing, id, data })) }
      }
      const data = { ...content, slug, _status: 'published' } as never
      const created = await payload.create({ ...writing, data })
      id = created.id
      return { ...created }
    },
  }
}

export function globalTarget(payload: Payload, slug: GlobalSlug): SeedTarget {
  const config = payload.globals.config.find((one) => one.slug === slug)
  return {
    name: slug,
    fields: config?.flattenedFields ?? [],
    readAll: async () => {
      const found = await payload.findGlobal({ slug, locale: 'all', draft: true, depth: 0 })
      return found.createdAt ? { ...found } : undefined
    },
    read: async (locale) => ({
      ...(await payload.findGlobal({ slug, locale, draft: true, depth: 0 })),
    }),
    publish: async (locale, content) => {
      const data = { ...content, _status: 'published' } as never
      const context = { ...allowMissingLinks, ...withoutStates }
      return { ...(await payload.updateGlobal({ slug, locale, depth: 0, data, context })) }
    },
  }
}
