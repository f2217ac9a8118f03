import { sql } from '@payloadcms/db-postgres'
import { type CollectionSlug, createLocalReq, type GlobalSlug, type Payload } from 'payload'
import type { Entity } from '../documents/entity'
import { publishedLocales } from '../documents/published-locales'
import type { Values } from '../documents/row-fields'
import { tableName } from '../documents/table-name'
import { type DeskLocale, sourceLocale } from '../languages'
import type { Sources } from '../states/compute-states'
import { hashText, isFilled, listUnits } from '../states/list-units'
import { pairSegments } from './split-text'
import { prepareSimilarity } from './trigram-schema'

const documentsPerRead = 100
/** A document with more segments is stored in part. */
const maxSegments = 5_000

/** Brings the memory up to date with the published texts. Returns the number of read documents. */
export async function fillMemory(payload: Payload, signal?: AbortSignal): Promise<number> {
  await prepareSimilarity(payload)
  await forgetDeleted(payload)
  let filled = 0
  for (;;) {
    const changed = await findChanged(payload)
    for (const { publishedAt, ...entity } of changed) {
      signal?.throwIfAborted()
      await storeSegments(payload, entity, publishedAt, await readSegments(payload, entity))
    }
    filled += changed.length
    if (changed.length < documentsPerRead) return filled
  }
}

type Place = { slug: string; table: string; id: ReturnType<typeof sql> }

function listPlaces({ collections, globals }: Payload): Place[] {
  const place = (id: ReturnType<typeof sql>) => (slug: string) => ({
    slug,
    table: tableName(slug),
    id,
  })
  const own = Object.values(collections).flatMap(({ config }) =>
    config.custom.hasTranslations ? [config.slug] : [],
  )
  const single = globals.config.flatMap(({ custom, slug }) =>
    custom.hasTranslations ? [slug] : [],
  )
  return [...own.map(place(sql`document.id::text`)), ...single.map(place(sql`''`))]
}

/** Drafts do not change the row of a document, so its time is that of its published text. */
async function findChanged(payload: Payload): Promise<(Entity & { publishedAt: string })[]> {
  const selects = listPlaces(payload).map(
    ({ slug, table, id }) => sql`
      select ${slug}::text as slug, ${id} as id, coalesce(document.updated_at, '-infinity')::text as "publishedAt"
      from ${sql.identifier(table)} document
      left join translation_memory_documents known on known.entity = ${slug} and known.document_id = ${id}
      where known.published_at is distinct from coalesce(document.updated_at, '-infinity')`,
  )
  const { rows } = await payload.db.drizzle.execute(
    sql`${sql.join(selects, sql` union all `)} limit ${documentsPerRead}`,
  )
  return rows as (Entity & { publishedAt: string })[]
}

async function forgetDeleted(payload: Payload): Promise<void> {
  for (const { slug, table, id } of listPlaces(payload))
    await payload.db.drizzle.execute(sql`
      delete from translation_memory_documents known where entity = ${slug}
        and not exists (select from ${sql.identifier(table)} document where ${id} = known.document_id)`)
}

type StoredSegment = { key: string; source: string; targets: Partial<Record<DeskLocale, string>> }

async function readSegments(payload: Payload, entity: Entity): Promise<StoredSegment[]> {
  const found = await readPublished(payload, entity)
  if (!found) return []
  const publicLocales = publishedLocales(found.doc)
  const translated = publicLocales.filter((locale) => locale !== sourceLocale())
  if (!publicLocales.includes(sourceLocale()) || translated.length === 0) return []
  const { sources, earlier } = await readSources(payload, entity)
  const segments = new Map<string, StoredSegment>()
  for (const { key, texts } of listUnits(found.config.flattenedFields, found.doc)) {
    const english = texts[sourceLocale()]
    if (!isFilled(english)) continue
    const hash = hashText(english)
    for (const locale of translated) {
      // A translation belongs to the English text that it translates, also after that has changed.
      const [, own = hash] = sources[locale]?.[key] ?? []
      const source = own === hash ? english : earlier.get(own)
      for (const pair of pairSegments(source, texts[locale], locale)) {
        const known = segments.get(pair.source) ?? { key, source: pair.source, targets: {} }
        known.targets[locale] ??= pair.target
        segments.set(pair.source, known)
      }
    }
  }
  return [...segments.values()].slice(0, maxSegments)
}

/** Reads the public state in all languages, without hooks. */
async function readPublished(payload: Payload, { slug, id }: Entity) {
  const req = await createLocalReq({}, payload)
  const own = { locale: 'all', req } as const
  if (id === '') {
    const config = payload.globals.config.find((one) => one.slug === slug)
    const doc: Values = await payload.db.findGlobal({ ...own, slug: slug as GlobalSlug })
    return config && { config, doc }
  }
  const collection = slug as CollectionSlug
  const { config } = payload.collections[collection]
  const where = { id: { equals: id } }
  const doc: Values | null = await payload.db.findOne({ ...own, collection, where })
  return doc ? { config, doc } : undefined
}

/** The English texts to which translations belong: their hashes by language, and the texts. */
async function readSources({ db }: Payload, { slug, id }: Entity) {
  const states = await db.drizzle.execute(sql`
    select locale, sources from translation_states where entity = ${slug} and document_id = ${id}`)
  const texts = await db.drizzle.execute(sql`
    select hash, value from translation_sources where entity = ${slug} and document_id = ${id}`)
  const sources: Partial<Record<DeskLocale, Sources>> = Object.fromEntries(
    states.rows.map(({ locale, sources: own }) => [locale, own]),
  )
  return { sources, earlier: new Map(texts.rows.map(({ hash, value }) => [hash, value])) }
}

async function storeSegments(
  { db }: Payload,
  { slug, id }: Entity,
  publishedAt: string,
  segments: readonly StoredSegment[],
): Promise<void> {
  const rows = segments.map((segment, position) => ({ ...segment, position }))
  await db.drizzle.transaction(async (tx) => {
    await tx.execute(sql`
      delete from translation_memory_documents where entity = ${slug} and document_id = ${id}`)
    await tx.execute(sql`
      insert into translation_memory_documents (entity, document_id, published_at)
      values (${slug}, ${id}, ${publishedAt}::timestamptz)`)
    await tx.execute(sql`
      insert into translation_memory (entity, document_id, position, key, source, targets)
      select ${slug}, ${id}, position, key, source, targets
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as new (position int, key text, source text, targets jsonb)`)
  })
}
