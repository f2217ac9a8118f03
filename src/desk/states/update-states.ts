import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionSlug,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { connectionOf } from '../documents/connection-of'
import type { Entity } from '../documents/entity'
import { isValues, type Values } from '../documents/row-fields'
import { type DeskLocale, sourceLocale } from '../languages'
import {
  type ComputedStates,
  computeStates,
  type LocaleState,
  type Sources,
} from './compute-states'

type StateRow = Pick<LocaleState, 'locale' | 'sources' | 'state'>

/** The newest and the public state of a document in all languages. */
export type WholeDocument = NonNullable<Awaited<ReturnType<typeof readWholeDocument>>>

export type KnownSources = Partial<Record<DeskLocale, Sources>>

/**
 * Stores the states of the languages of a document, in the transaction of the request. Returns the
 * document; undefined if there is none.
 *
 * @param edit returns the sources that are known; a translation without source is up to date
 */
export async function updateStates(
  entity: Entity,
  req: PayloadRequest,
  edit: (known: KnownSources, document: WholeDocument) => KnownSources = (known) => known,
): Promise<WholeDocument | undefined> {
  const found = await readWholeDocument(entity, req)
  if (!found) {
    await removeStates(entity, req)
    return undefined
  }
  const { config, draft, published } = found
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    select locale, sources, state from translation_states
    where entity = ${entity.slug} and document_id = ${entity.id} for update`)
  const known = rows as StateRow[]
  const computed = computeStates(
    config.flattenedFields,
    draft,
    published,
    edit(Object.fromEntries(known.map(({ locale, sources }) => [locale, sources])), found),
  )
  await writeStates(entity, computed, req, {
    title: findTitle(config, draft, entity),
    editedAt: findLastChange(draft, published),
    isNowReady: stateOf(known) === 'draft' && stateOf(computed.states) !== 'draft',
  })
  return found
}

/** The state of English. */
const stateOf = (states: readonly Pick<LocaleState, 'locale' | 'state'>[]) =>
  states.find(({ locale }) => locale === sourceLocale())?.state

/** Forgets a document that was deleted. */
export async function removeStates({ slug, id }: Entity, req: PayloadRequest): Promise<void> {
  const connection = await connectionOf(req)
  const ofDocument = sql`entity = ${slug} and document_id = ${id}`
  await connection.execute(sql`delete from translation_states where ${ofDocument}`)
  await connection.execute(sql`delete from translation_sources where ${ofDocument}`)
}

/** Reads the newest and the public state in all languages, without hooks. */
export async function readWholeDocument({ slug, id }: Entity, req: PayloadRequest) {
  const { db } = req.payload
  const own = { locale: 'all', limit: 1, pagination: false, req } as const
  if (id === '') {
    const config = req.payload.globals.config.find((one) => one.slug === slug)
    if (!config) return undefined
    const published: Values = await db.findGlobal({ slug: slug as GlobalSlug, locale: 'all', req })
    const { docs } = await db.findGlobalVersions({
      ...own,
      global: slug as GlobalSlug,
      where: { latest: { equals: true } },
    })
    return { config, published, draft: draftOf(docs[0], published) }
  }
  const { config } = req.payload.collections[slug as CollectionSlug]
  const where = { id: { equals: id } }
  const published: Values | null = await db.findOne({
    collection: slug as CollectionSlug,
    where,
    locale: 'all',
    req,
  })
  if (!published) return undefined
  if (!config.versions) return { config, published, draft: published }
  const { docs } = await db.findVersions({
    ...own,
    collection: slug as CollectionSlug,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
  })
  return { config, published, draft: draftOf(docs[0], published) }
}

function findLastChange(...documents: Values[]): string {
  const times = documents.map(({ updatedAt }) => Date.parse(String(updatedAt)))
  return new Date(Math.max(...times.filter(Number.isFinite), 0)).toISOString()
}

function draftOf(version: unknown, published: Values): Values {
  return isValues(version) && isValues(version.version) ? version.version : published
}

function findTitle(
  config: SanitizedCollectionConfig | SanitizedGlobalConfig,
  draft: Values,
  { slug, id }: Entity,
): string {
  // The labels of globals depend on the reader's language.
  if (id === '' || !('useAsTitle' in config.admin)) return slug
  const title = draft[config.admin.useAsTitle ?? 'id']
  const text = isValues(title)
    ? (title[sourceLocale()] ?? Object.values(title).find(Boolean))
    : title
  return typeof text === 'string' ? text.slice(0, 300) : id
}

async function writeStates(
  { slug, id }: Entity,
  { states, english }: ComputedStates,
  req: PayloadRequest,
  { title, editedAt, isNowReady }: { title: string; editedAt: string; isNowReady: boolean },
): Promise<void> {
  const connection = await connectionOf(req)
  await connection.execute(sql`
    insert into translation_states as known (entity, document_id, locale, title, state, total, missing,
      outdated, first_path, sources, edited_at)
    select ${slug}, ${id}, locale, ${title}, state, total, missing, outdated, "firstPath", sources,
      ${editedAt}
    from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as new (locale _locales, state text,
      total int, missing int, outdated int, "firstPath" text, sources jsonb)
    on conflict (entity, document_id, locale) do update set title = excluded.title,
      state = excluded.state, total = excluded.total, missing = excluded.missing,
      outdated = excluded.outdated, first_path = excluded.first_path, sources = excluded.sources,
      edited_at = excluded.edited_at, work_added_at = case
        when excluded.missing + excluded.outdated > case when ${isNowReady} then 0
          else known.missing + known.outdated end then now()
        else known.work_added_at end`)
  const referred = listSources(states)
  const texts = [...english]
    .filter(([hash]) => referred.has(hash))
    .map(([hash, value]) => ({ hash, value }))
  await connection.execute(sql`
    insert into translation_sources (entity, document_id, hash, value)
    select ${slug}, ${id}, hash, value
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as new (hash text, value jsonb)
    on conflict do nothing`)
  await connection.execute(sql`
    delete from translation_sources
    where entity = ${slug} and document_id = ${id}
      and hash <> all(${sql.param([...referred])}::text[])`)
}

/** The English texts to which translations belong. */
function listSources(states: readonly LocaleState[]): Set<string> {
  return new Set(states.flatMap(({ sources }) => Object.values(sources).map(([, hash]) => hash)))
}
