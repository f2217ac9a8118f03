import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { documentPath, isAddressed } from '@/cms/addresses/document-path'
import { connectionOf } from '@/cms/hooks/connection-of'
import { formatReference } from '@/cms/links/document-address'
import { isValues } from '@/cms/row-fields'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { listSearchedTables, type SearchedTable, tableName } from './list-searched-tables'

/** A document or global that refers to another document, in its published version or its draft. */
export type Use = {
  title: string
  /** The name of the collection; null for a global, whose title is enough. */
  kind: string | null
  /** The languages whose texts refer to the target; empty if all languages share the reference. */
  languages: Locale[]
  /** Address of the form in the admin. */
  url: string
}

export type Uses = { uses: Use[]; hasMore: boolean }

/** Maximum number of listed documents. */
const usesShown = 50

type Hit = { entity: string; isGlobal: boolean; id: string | null; locales: Locale[] }

/**
 * Finds the references to a document: relations, pictures, links, and its path in texts and fields.
 */
export async function findUses(
  collection: CollectionSlug,
  id: string,
  req: PayloadRequest,
): Promise<Uses> {
  const connection = await connectionOf(req)
  const path = await findPath(collection, id, req)
  const { rows } = await connection.execute(buildUsesQuery(req.payload, { collection, id, path }))
  const hits = rows as Hit[]
  const shown = hits.slice(0, usesShown)
  const titles = await readTitles(shown, req)
  return {
    hasMore: hits.length > usesShown,
    uses: shown.map((hit) => describeUse(hit, titles, req)),
  }
}

type Target = { collection: string; id: string; path: string | undefined }

/**
 * Builds a query for the documents that refer to the target, limited to one more than are listed.
 */
export function buildUsesQuery(payload: Payload, target: Target): SQL {
  const { collection, id } = target
  const queries = listSearchedTables(payload).flatMap((table) => selectFrom(table, target) ?? [])
  return sql`
    select entity, "isGlobal", id, array_remove(array_agg(distinct locale), null) as locales
    from (${sql.join(queries, sql` union all `)}) hits
    where entity <> ${collection} or id is distinct from ${id}
    group by entity, "isGlobal", id
    order by "isGlobal", entity, id
    limit ${usesShown + 1}
  `
}

async function findPath(collection: CollectionSlug, id: string, req: PayloadRequest) {
  if (!isAddressed(collection)) return undefined
  const connection = await connectionOf(req)
  const table = sql.identifier(tableName(collection))
  const { rows } = await connection.execute(sql`select slug from ${table} where id = ${id}`)
  const slug: unknown = rows[0]?.slug
  return typeof slug === 'string' ? documentPath(collection, slug) : undefined
}

/** Selects the documents with a value in this table that refers to the target. */
function selectFrom(table: SearchedTable, target: Target): SQL | undefined {
  const { chain, hasLocale, isVersion, place } = table
  const conditions = listConditions(table, target)
  if (conditions.length === 0) return undefined
  const aliasOf = (depth: number) => sql.identifier(`t${depth}`)
  const joins = chain.slice(1).map(({ name }, above) => {
    const parent = sql.identifier(chain[above]?.parent ?? '')
    const [own, upper] = [aliasOf(above), aliasOf(above + 1)]
    return sql` join ${sql.identifier(name)} ${upper} on ${upper}.id = ${own}.${parent}`
  })
  const root = aliasOf(chain.length - 1)
  const deletedColumn = isVersion ? 'version_deleted_at' : 'deleted_at'
  const isGlobal = 'global' in place
  const id = isGlobal
    ? sql`null::text`
    : isVersion
      ? sql`${root}.parent_id::text`
      : sql`${root}.id::text`
  return sql`(
    select distinct ${isGlobal ? place.global : place.collection}::text as entity,
      ${isGlobal}::boolean as "isGlobal", ${id} as id,
      ${hasLocale ? sql`t0._locale::text` : sql`null::text`} as locale
    from ${sql.identifier(chain[0]?.name ?? '')} t0${sql.join(joins)}
    where (${sql.join(conditions, sql` or `)})${isVersion ? sql` and ${root}.latest` : sql``}${
      table.hasTrash ? sql` and ${root}.${sql.identifier(deletedColumn)} is null` : sql``
    }
  )`
}

/**
 * Builds the conditions on a table. The indexes of the migration `uses` cover the results of
 * `list_references` for the JSON of documents.
 */
function listConditions(
  { addresses, jsons, relations }: SearchedTable,
  { collection, id, path }: Target,
): SQL[] {
  const column = (name: string) => sql`t0.${sql.identifier(name)}`
  const references = path ? [id, path] : [id]
  // Paths contain letters, digits, hyphens and slashes only.
  const inPath = path ? [path, `${path}#%`, `${path}?%`] : []
  const inAddress = isAddressed(collection) ? [formatReference({ collection, id }), ...inPath] : []
  return [
    ...relations
      .filter(({ table }) => table === tableName(collection))
      .map((relation) => sql`${column(relation.column)} = ${id}`),
    ...jsons.map(
      (name) => sql`list_references(${column(name)}) && ${sql.param(references)}::text[]`,
    ),
    ...(inAddress.length > 0
      ? addresses.map((name) => sql`${column(name)} like any (${sql.param(inAddress)}::text[])`)
      : []),
  ]
}

async function readTitles(hits: readonly Hit[], req: PayloadRequest): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const entity of new Set(hits.flatMap((hit) => (hit.isGlobal ? [] : [hit.entity])))) {
    const collection = entity as CollectionSlug
    const title = req.payload.collections[collection].config.admin.useAsTitle ?? 'id'
    const ids = hits.flatMap((hit) => (hit.entity === entity && hit.id ? [hit.id] : []))
    const { docs } = await req.payload.find({
      collection,
      where: { id: { in: ids } },
      draft: true,
      depth: 0,
      pagination: false,
      locale: isLocale(req.locale) ? req.locale : defaultLocale,
      fallbackLocale: defaultLocale,
      select: { [title]: true },
    })
    for (const doc of docs as object[] as { id: string; [name: string]: unknown }[])
      if (typeof doc[title] === 'string') titles.set(doc.id, doc[title])
  }
  return titles
}

function describeUse(
  { entity, id, isGlobal, locales }: Hit,
  titles: ReadonlyMap<string, string>,
  req: PayloadRequest,
): Use {
  const { collections, globals } = req.payload.config
  const nameOf = (label: unknown) =>
    isValues(label) ? String(label[req.i18n.language] ?? label[defaultLocale]) : String(label)
  const config = isGlobal
    ? globals.find(({ slug }) => slug === entity)?.label
    : collections.find(({ slug }) => slug === entity)?.labels.singular
  const place = isGlobal ? `globals/${entity}` : `collections/${entity}/${id}`
  const query = locales[0] ? `?locale=${locales[0]}` : ''
  return {
    title: isGlobal ? nameOf(config) : (titles.get(id ?? '') ?? String(id)),
    kind: isGlobal ? null : nameOf(config),
    languages: locales,
    url: `${paths.admin}/${place}${query}`,
  }
}
