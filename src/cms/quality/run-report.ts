import { setImmediate } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import {
  type CollectionSlug,
  createLocalReq,
  type FlattenedField,
  type GlobalSlug,
  type Payload,
  type PayloadRequest,
} from 'payload'
import type { Entity } from '@/desk/documents/entity'
import { isValues, type Values } from '@/desk/documents/row-fields'
import { tableName } from '@/desk/documents/table-name'
import { localeCodes } from '@/i18n/locales'
import { findDocumentFaults, listReferred, type References } from './check-document'
import { readContexts } from './read-context'

const documentsPerRead = 25

type ReadDocument = Entity & { title: string; fields: FlattenedField[]; doc: Values }

/**
 * Checks the newest state of all documents in all languages. The report of the run before is shown until
 * this one is complete. A run that ends early is forgotten by the next one.
 *
 * @returns the number of checked documents
 */
export async function runQualityReport(payload: Payload, signal?: AbortSignal): Promise<number> {
  const { drizzle } = payload.db
  await drizzle.execute(sql`delete from quality_runs where finished_at is null`)
  const entities = await listEntities(payload)
  const { rows } = await drizzle.execute(
    sql`insert into quality_runs (total) values (${entities.length}) returning id`,
  )
  const run = Number(rows[0]?.id)
  const req = await createLocalReq({}, payload)
  for (let start = 0; start < entities.length; start += documentsPerRead) {
    signal?.throwIfAborted()
    const part = entities.slice(start, start + documentsPerRead)
    await checkPart(await readPart(payload, part), run, req)
    await drizzle.execute(
      sql`update quality_runs set checked = ${start + part.length} where id = ${run}`,
    )
  }
  await drizzle.execute(sql`update quality_runs set finished_at = now() where id = ${run}`)
  await drizzle.execute(sql`delete from quality_runs where id <> ${run}`)
  return entities.length
}

async function listEntities({ collections, db, globals }: Payload): Promise<Entity[]> {
  const found: Entity[] = globals.config
    .filter(({ custom }) => custom.hasTranslations)
    .map(({ slug }) => ({ slug, id: '' }))
  for (const { config } of Object.values(collections)) {
    if (!config.custom.hasTranslations) continue
    const table = sql.identifier(tableName(config.slug))
    const { rows } = await db.drizzle.execute(sql`
      select id::text as id from ${table} where id::text not in (
        select document_id from empty_drafts where entity = ${config.slug}) order by id`)
    for (const { id } of rows) found.push({ slug: config.slug, id: String(id) })
  }
  return found
}

/** Reads the newest states of documents, those of a collection together. */
async function readPart(payload: Payload, part: readonly Entity[]): Promise<ReadDocument[]> {
  const found: ReadDocument[] = []
  for (const slug of new Set(part.map((entity) => entity.slug))) {
    const ids = part.filter((entity) => entity.slug === slug).map(({ id }) => id)
    found.push(
      ...(ids[0] === ''
        ? await readGlobal(payload, slug)
        : await readDocuments(payload, slug, ids)),
    )
  }
  return found
}

async function readGlobal({ db, globals }: Payload, slug: string): Promise<ReadDocument[]> {
  const config = globals.config.find((one) => one.slug === slug)
  if (!config) return []
  const { docs } = await db.findGlobalVersions({
    ...{ global: slug as GlobalSlug, locale: 'all', limit: 1, pagination: false },
    where: { latest: { equals: true } },
  })
  const doc = docs[0]?.version ?? (await db.findGlobal({ slug: slug as GlobalSlug, locale: 'all' }))
  // The labels of globals depend on the reader's language.
  return [{ slug, id: '', title: slug, fields: config.flattenedFields, doc: doc as Values }]
}

async function readDocuments(
  { collections, db }: Payload,
  slug: string,
  ids: readonly string[],
): Promise<ReadDocument[]> {
  const collection = slug as CollectionSlug
  const { config } = collections[collection]
  const own = { collection, locale: 'all', limit: ids.length, pagination: false } as const
  const { docs: versions } = await db.findVersions({
    ...own,
    where: { and: [{ parent: { in: [...ids] } }, { latest: { equals: true } }] },
  })
  const drafts = new Map(versions.map(({ parent, version }) => [String(parent), version]))
  const others = ids.filter((id) => !drafts.has(id))
  const { docs } =
    others.length > 0 ? await db.find({ ...own, where: { id: { in: others } } }) : { docs: [] }
  for (const doc of docs) drafts.set(String(doc.id), doc)
  return [...drafts].map(([id, doc]) => {
    const title = (doc as Values)[config.admin.useAsTitle ?? 'id']
    const name = isValues(title) ? title.en : title
    return {
      slug,
      id,
      title: String(name ?? ''),
      fields: config.flattenedFields,
      doc: doc as Values,
    }
  })
}

async function checkPart(documents: readonly ReadDocument[], run: number, req: PayloadRequest) {
  const referred: References = { addresses: new Set(), pictures: new Set() }
  for (const document of documents) {
    const own = listReferred(document)
    for (const address of own.addresses) referred.addresses.add(address)
    for (const picture of own.pictures) referred.pictures.add(picture)
  }
  const contexts = await readContexts(referred, req)
  const rows: object[] = []
  for (const { slug, id, title, fields, doc } of documents) {
    for (const locale of localeCodes) {
      const context = contexts.get(locale)
      const findings = context ? findDocumentFaults({ fields, doc, locale }, context) : []
      rows.push(
        ...findings.map((finding, position) => ({ ...finding, slug, id, title, locale, position })),
      )
    }
    // The site answers requests in between.
    await setImmediate()
  }
  await req.payload.db.drizzle.execute(sql`
    insert into quality_findings (run, entity, document_id, locale, position, title, kind, path, detail)
    select ${run}, slug, id, locale, position, title, kind, path, detail
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (slug text, id text,
      locale _locales, position int, title text, kind text, path text, detail text)`)
}
