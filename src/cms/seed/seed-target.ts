import {
  type CollectionSlug,
  createLocalReq,
  createOperation,
  type FlattenedField,
  type GlobalSlug,
  type Payload,
  type PayloadRequest,
  type RequestContext,
} from 'payload'
import { documentPath } from '@/cms/addresses/document-path'
import { parseReference } from '@/cms/links/document-address'
import type { PlannedDocuments } from '@/cms/links/link-by-id'
import { withoutStates } from '@/desk/states/hooks'
import type { Locale } from '@/i18n/locales'
import { showPaths } from './show-paths'

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

export type SeededCollection = Extract<
  CollectionSlug,
  'categories' | 'legal-pages' | 'posts' | 'solutions' | 'tags'
>

export function documentTarget(
  payload: Payload,
  collection: SeededCollection,
  slug: string,
  plannedDocuments: PlannedDocuments,
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
      return docs[0] && showPaths({ ...docs[0] }, plannedDocuments)
    },
    read: async (locale) => {
      if (!id) return {}
      const found = await payload.findByID({ collection, id, locale, depth: 0, draft: true })
      return showPaths({ ...found }, plannedDocuments)
    },
    publish: async (locale, content) => {
      const writing = {
        collection,
        locale,
        depth: 0,
        context: { plannedDocuments, ...withoutStates },
      } as const
      if (id) {
        const data = { ...content, _status: 'published' as const }
        const updated = await payload.update({ ...writing, id, data })
        return showPaths({ ...updated }, plannedDocuments)
      }
      const planned = parseReference(plannedDocuments.get(documentPath(collection, slug)) ?? '')
      const created = await createOperation({
        collection: payload.collections[collection],
        data: { ...content, id: planned?.id, slug, _status: 'published' } as never,
        depth: 0,
        overrideAccess: true,
        req: await requestWithIds(payload, writing),
      })
      id = created.id
      return showPaths({ ...created }, plannedDocuments)
    },
  }
}

/**
 * Returns a request that stores the ids of new data, which Payload ignores otherwise. It has an adapter of
 * its own, so that no other request stores ids meanwhile.
 */
function requestWithIds(
  payload: Payload,
  options: { locale: Locale; context: RequestContext },
): Promise<PayloadRequest> {
  const db = Object.create(payload.db, { allowIDOnCreate: { value: true } })
  return createLocalReq(options, Object.create(payload, { db: { value: db } }))
}

export function globalTarget(
  payload: Payload,
  slug: GlobalSlug,
  plannedDocuments: PlannedDocuments,
): SeedTarget {
  const config = payload.globals.config.find((one) => one.slug === slug)
  return {
    name: slug,
    fields: config?.flattenedFields ?? [],
    readAll: async () => {
      const found = await payload.findGlobal({ slug, locale: 'all', draft: true, depth: 0 })
      return found.createdAt ? showPaths({ ...found }, plannedDocuments) : undefined
    },
    read: async (locale) => {
      const found = await payload.findGlobal({ slug, locale, draft: true, depth: 0 })
      return showPaths({ ...found }, plannedDocuments)
    },
    publish: async (locale, content) => {
      const data = { ...content, _status: 'published' } as never
      const context = { plannedDocuments, ...withoutStates }
      const updated = await payload.updateGlobal({ slug, locale, depth: 0, data, context })
      return showPaths({ ...updated }, plannedDocuments)
    },
  }
}
