import { getTableConfig, type PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { tableName } from '@/desk/documents/table-name'

/** A document or global that can refer to others. */
export type SearchedEntity = { collection: CollectionSlug } | { global: GlobalSlug }

/** A table with values of a place: the document itself, its texts, rows of a list or relations. */
export type SearchedTable = {
  place: SearchedEntity
  /**
   * Tables from this one to that of the document or version; each refers to the next by `parent`.
   */
  chain: { name: string; parent?: string }[]
  /**
   * Whether the last table of the chain contains versions, of which only the latest is searched.
   */
  isVersion: boolean
  /** Columns of address fields, whose names end with `path`. */
  addresses: string[]
  jsons: string[]
  /** Columns with foreign keys, and the tables they refer to. */
  relations: { column: string; table: string }[]
  hasLocale: boolean
  /** Whether the last table of the chain marks documents in the trash. */
  hasTrash: boolean
}

/** Names of columns that refer to the parent row. */
const parentColumns = ['_parent_id', 'parent_id']

/** Lists the tables of all content with drafts: the published state and its versions. */
export function listSearchedTables(payload: Payload): SearchedTable[] {
  const tables = Object.values(payload.db.tables).map((table) => getTableConfig(table as PgTable))
  const found: SearchedTable[] = []
  const add = (
    place: SearchedEntity,
    isVersion: boolean,
    name: string,
    above: SearchedTable['chain'],
    hasTrash: boolean,
  ) => {
    const table = tables.find((one) => one.name === name)
    if (!table) return
    const isRoot = above.length === 0
    // The `path` column of a relations table contains the name of a field, not an address.
    const isRelations = name.endsWith('_rels')
    const relations = table.foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference()
      const [column] = columns
      return column ? [{ column: column.name, table: getTableConfig(foreignTable).name }] : []
    })
    const isParent = ({ column }: { column: string }) => parentColumns.includes(column)
    const chain = [
      { name, parent: isRoot ? undefined : relations.find(isParent)?.column },
      ...above,
    ]
    const columnsOf = (...types: string[]) =>
      table.columns.flatMap((column) => (types.includes(column.getSQLType()) ? [column.name] : []))
    found.push({
      place,
      chain,
      isVersion,
      addresses: columnsOf('varchar').filter((column) => /(^|_)path$/.test(column) && !isRelations),
      jsons: columnsOf('jsonb'),
      relations: relations.filter((relation) => !isParent(relation)),
      hasLocale: table.columns.some((column) => column.name === '_locale'),
      hasTrash,
    })
    for (const child of tables) {
      const belongs = child.foreignKeys.some((key) => {
        const { columns, foreignTable } = key.reference()
        return (
          parentColumns.includes(columns[0]?.name ?? '') &&
          getTableConfig(foreignTable).name === name
        )
      })
      // Versions refer to their document in the same way and are searched separately.
      if (belongs && child.name.startsWith('_') === name.startsWith('_'))
        add(place, isVersion, child.name, chain, hasTrash)
    }
  }
  const { collections, globals } = payload.config
  for (const { slug, trash, versions } of collections)
    if (versions?.drafts) {
      add({ collection: slug }, false, tableName(slug), [], trash)
      add({ collection: slug }, true, `_${tableName(slug)}_v`, [], trash)
    }
  for (const { slug, versions } of globals)
    if (versions?.drafts) {
      add({ global: slug as GlobalSlug }, false, tableName(slug), [], false)
      add({ global: slug as GlobalSlug }, true, `_${tableName(slug)}_v`, [], false)
    }
  return found
}
