import {
  type CollectionSlug,
  type GlobalSlug,
  isolateObjectProperty,
  type PayloadRequest,
} from 'payload'
import type { DeskLocale } from '../languages'
import { desk } from '../options'
import type { PublicationTarget } from './publication-target'

const published = { _status: 'published' } as never
const unpublished = { _status: 'draft' } as never

/** Returns the target of the route of a request. */
export function getRouteTarget(req: PayloadRequest): PublicationTarget {
  const { collection, global, id } = req.routeParams as Record<string, string | undefined>
  return global ? getTarget(req, global, null) : getTarget(req, String(collection), String(id))
}

export function getTarget(req: PayloadRequest, slug: string, id: string | null): PublicationTarget {
  return id === null ? globalTarget(req, slug as GlobalSlug) : documentTarget(req, slug, id)
}

function documentTarget(req: PayloadRequest, slug: string, id: string): PublicationTarget {
  const collection = slug as CollectionSlug
  const { config } = req.payload.collections[collection]
  const options = () => ({ collection, id, depth: 0, ...actingFor(req) })
  const mayUpdate = async (locale: DeskLocale, data: never) => {
    const own = actingFor(req, locale)
    const access = await config.access.update({ req: own.req, id, data })
    if (typeof access === 'boolean') return access
    const where = { and: [{ id: { equals: id } }, access] }
    const { docs } = await req.payload.find({
      ...own,
      collection,
      where,
      draft: true,
      depth: 0,
      limit: 1,
      pagination: false,
    })
    return docs.length > 0
  }
  return {
    slug,
    id,
    config,
    read: (draft) => req.payload.findByID({ ...options(), locale: 'all', draft }),
    readDraft: (locale) => req.payload.findByID({ ...options(), locale, draft: true }),
    saveDraft: (locale, data) =>
      req.payload.update({
        ...options(),
        locale,
        draft: true,
        data: { ...data, ...(unpublished as object) },
      }),
    publish: (locale) =>
      req.payload.update({ ...options(), locale, publishSpecificLocale: locale, data: published }),
    unpublish: (locale) => req.payload.update({ ...options(), locale, data: unpublished }),
    mayPublish: (locale) => mayUpdate(locale, published),
    maySaveDraft: async (locale) =>
      desk().access.saveTexts({ req }) && (await mayUpdate(locale, unpublished)),
  }
}

function globalTarget(req: PayloadRequest, slug: GlobalSlug): PublicationTarget {
  const config = req.payload.globals.config.find((one) => one.slug === slug)
  if (!config) throw new Error(`There is no global ${slug}`)
  const options = () => ({ slug, depth: 0, ...actingFor(req) })
  const mayUpdate = async (locale: DeskLocale, data: never) =>
    Boolean(await config.access.update({ req: actingFor(req, locale).req, data }))
  return {
    slug,
    id: null,
    config,
    read: (draft) => req.payload.findGlobal({ ...options(), locale: 'all', draft }),
    readDraft: (locale) => req.payload.findGlobal({ ...options(), locale, draft: true }),
    saveDraft: (locale, data) =>
      req.payload.updateGlobal({
        ...options(),
        locale,
        draft: true,
        data: { ...data, ...(unpublished as object) },
      }),
    publish: (locale) =>
      req.payload.updateGlobal({
        ...options(),
        locale,
        publishSpecificLocale: locale,
        data: published,
      }),
    unpublish: (locale) => req.payload.updateGlobal({ ...options(), locale, data: unpublished }),
    mayPublish: (locale) => mayUpdate(locale, published),
    maySaveDraft: async (locale) =>
      desk().access.saveTexts({ req }) && (await mayUpdate(locale, unpublished)),
  }
}

/**
 * Returns options of an operation with the rights of the user of a request and in its transaction.
 * The operation can be part of another one, whose language and context it must not change.
 */
function actingFor(req: PayloadRequest, locale?: DeskLocale) {
  const own = isolateObjectProperty(req, ['context', 'fallbackLocale', 'locale', 'query'])
  own.query = { ...req.query }
  if (locale) own.locale = locale
  return { req: own, user: req.user, overrideAccess: false } as const
}
