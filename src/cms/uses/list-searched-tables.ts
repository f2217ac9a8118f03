import { getTableConfig, type PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { CollectionSlug, GlobalSlug, Payload } from 'payload'

/** A document or global that can refer to others. */
export type Place = { collection: CollectionSlug } | { global: GlobalSlug }

/** A table with values of a place: the document itself, its texts, rows of a list or relations. */
export type SearchedTable = {
  place: Place
  /** From the table itself to that of the document or version; each refers to the next by `parent`. */
  chain: { name: string; parent?: string }[]
  /** Whether the table at the end of the chain has versions, of which the latest counts. */
  isVersion: boolean
  /** Columns of address fields, whose names end with `path`. */
  addresses: string[]
  jsons: string[]
  /** Columns that refer to other tables, by the names of these. */
  relations: { column: string; table: string }[]
  hasLocale: boolean
}

/** Columns that name the row that a row belongs to. */
const parentColumns = ['_parent_id', 'parent_id']

/** The tables of everything with drafts: what is published, and its versions. */
export function listSearchedTables(payload: Payload): SearchedTable[] {
  const tables = Object.values(payload.db.tables).map((table) => getTableConfig(table as PgTable))
  const found: SearchedTable[] = []
  const add = (place: Place, isVersion: boolean, name: string, above: SearchedTable['chain']) => {
    const table = tables.find((one) => one.name === name)
    if (!table) return
    const isRoot = above.length === 0
    // Payload names the field of a relation in such a column.
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
    })
    for (const child of tables) {
      const belongs = child.foreignKeys.some((key) => {
        const { columns, foreignTable } = key.reference()
        return (
          parentColumns.includes(columns[0]?.name ?? '') &&
          getTableConfig(foreignTable).name === name
        )
      })
      // Versions refer to their document in the same way, and are searched on their own.
      if (belongs && child.name.startsWith('_') === name.startsWith('_'))
        add(place, isVersion, child.name, chain)
    }
  }
  const { collections, globals } = payload.config
  for (const { slug, versions } of collections)
    if (versions?.drafts) {
      add({ collection: slug }, false, tableName(slug), [])
      add({ collection: slug }, true, `_${tableName(slug)}_v`, [])
    }
  for (const { slug, versions } of globals)
    if (versions?.drafts) {
      add({ global: slug as GlobalSlug }, false, tableName(slug), [])
      add({ global: slug as GlobalSlug }, true, `_${tableName(slug)}_v`, [])
    }
  return found
}

/** The table of a collection or global. */
export function tableName(slug: string): string {
  return slug.replaceAll('-', '_')
}
