import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { labelFor } from '@/cms/admin/label'
import { connectionOf } from '@/desk/documents/connection-of'
import { tableName } from '@/desk/documents/table-name'
import { translateLabel } from '@/desk/documents/translate-label'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { listAddresses } from './list-addresses'
import { listSearchedTables, type SearchedTable } from './list-searched-tables'

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
 * Finds the references to a document: relations, pictures, links, and the addresses that lead to it,
 * present and former, in texts and fields.
 */
export async function findUses(
  collection: CollectionSlug,
  id: string,
  req: PayloadRequest,
): Promise<Uses> {
  const connection = await connectionOf(req)
  const addresses = await listAddresses(collection, id, connection)
  const target = { collection, id, addresses }
  const { rows } = await connection.execute(buildUsesQuery(req.payload, target))
  const hits = rows as Hit[]
  const shown = hits.slice(0, usesShown)
  const titles = await readTitles(shown, req)
  return {
    hasMore: hits.length > usesShown,
    uses: shown.map((hit) => describeUse(hit, titles, req)),
  }
}

/** `addresses` are the addresses that lead to the target, as `list_references` writes them. */
type Target = { collection: string; id: string; addresses: readonly string[] }

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
function listConditions({ addresses, jsons, relations }: SearchedTable, target: Target): SQL[] {
  const column = (name: string) => sql`t0.${sql.identifier(name)}`
  const references = sql`${sql.param([target.id, ...target.addresses])}::text[]`
  return [
    ...relations
      .filter(({ table }) => table === tableName(target.collection))
      .map((relation) => sql`${column(relation.column)} = ${target.id}`),
    ...jsons.map((name) => sql`list_references(${column(name)}) && ${references}`),
    ...addresses.map((name) => sql`list_references(to_jsonb(${column(name)})) && ${references}`),
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
  const nameOf = (label: unknown) => translateLabel(label, req.i18n.language) ?? entity
  const config = isGlobal
    ? globals.find(({ slug }) => slug === entity)?.label
    : collections.find(({ slug }) => slug === entity)?.labels.singular
  const place = isGlobal ? `globals/${entity}` : `collections/${entity}/${id}`
  const query = locales[0] ? `?locale=${locales[0]}` : ''
  return {
    title: isGlobal
      ? nameOf(config)
      : (titles.get(id ?? '') ?? labelFor(req.i18n.language, 'translations.untitled')),
    kind: isGlobal ? null : nameOf(config),
    languages: locales,
    url: `${paths.admin}/${place}${query}`,
  }
}
