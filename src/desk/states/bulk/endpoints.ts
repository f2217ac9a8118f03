import type { Endpoint, PayloadRequest } from 'payload'
import type { Entity } from '../../documents/entity'
import { refuse } from '../../documents/refuse'
import { isValues } from '../../documents/row-fields'
import { type DeskLocale, isLanguage } from '../../languages'
import { desk } from '../../options'
import { listMatches } from '../find-translations'
import { readFilter } from '../overview/filter-address'
import { type BulkActionName, bulkActions } from './bulk-actions'
import { bulkLimits } from './bulk-limits'
import { type BulkResult, runBulkAction } from './run-bulk-action'

/**
 * `GET /translations/matches?<filter of the overview>` lists the documents that match, at most as
 * many as can be selected.
 */
const listSelectable: Endpoint = {
  path: '/translations/matches',
  method: 'get',
  handler: async (req) => {
    if (!desk().access.view({ req })) return refuse(403, req.t('error:unauthorized'))
    const filter = readFilter(Object.fromEntries(req.searchParams))
    const documents = await listMatches(filter, bulkLimits.documents, req)
    return Response.json({ documents } satisfies SelectableDocuments)
  },
}

/**
 * `POST /translations/bulk {action, locales, documents: [{slug, id}], assignee?}` runs an action on
 * several documents and returns what became of each in each language. `id` is '' for a global.
 */
const actOnSeveral: Endpoint = {
  path: '/translations/bulk',
  method: 'post',
  handler: async (req) => {
    if (!desk().access.view({ req })) return refuse(403, req.t('error:unauthorized'))
    const body: unknown = await req.json?.()
    const { action, locales, documents, assignee = null } = isValues(body) ? body : {}
    const isRead = isAction(action) && Array.isArray(locales) && locales.every(isLanguage)
    const isUser = assignee === null || isUserId(assignee)
    const entities = readEntities(documents, req)
    if (!isRead || !isUser || !entities || !isBounded(entities.length * locales.length))
      return refuse(400, req.t('error:missingRequiredData'))
    const results = await runBulkAction(action, entities, locales, req, { assignee })
    return Response.json({ results } satisfies BulkResults)
  },
}

export type SelectableDocuments = { documents: Entity[] }
export type BulkOrder = {
  action: BulkActionName
  locales: readonly DeskLocale[]
  documents: readonly Entity[]
  assignee: string | null
}
export type BulkResults = { results: BulkResult[] }

export const bulkEndpoints = [listSelectable, actOnSeveral]

/** Ids of users, as Payload makes them. */
const isUserId = (value: unknown): value is string =>
  typeof value === 'string' && /^(\d{1,18}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i.test(value)

const isBounded = (items: number) => items > 0 && items <= bulkLimits.itemsPerRequest

const isAction = (name: unknown): name is BulkActionName =>
  typeof name === 'string' && Object.hasOwn(bulkActions, name)

/** Returns undefined for anything but a list of documents and globals with translations. */
function readEntities(documents: unknown, { payload }: PayloadRequest): Entity[] | undefined {
  if (!Array.isArray(documents)) return undefined
  const globals = payload.globals.config.filter(({ custom }) => custom.hasTranslations)
  const isTranslated = ({ slug, id }: Entity) =>
    id === ''
      ? globals.some((one) => one.slug === slug)
      : payload.config.collections.some(
          (one) => one.slug === slug && Boolean(one.custom?.hasTranslations),
        )
  const isEntity = (value: unknown): value is Entity =>
    isValues(value) && typeof value.slug === 'string' && typeof value.id === 'string'
  return documents.every((one) => isEntity(one) && isTranslated(one)) ? documents : undefined
}
