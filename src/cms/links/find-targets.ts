import { sql } from '@payloadcms/db-postgres'
import {
  type AddressedCollection,
  addressedCollections,
  documentPath,
} from '@/cms/addresses/document-path'
import type { connectionOf } from '@/desk/documents/connection-of'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { formatReference } from './document-address'

/** A document that is the target of links. */
export type LinkTarget = {
  reference: string
  path: string
  /** The languages in which the document is published. */
  locales: Locale[]
  /** The title in the requested language, or in English. */
  title: string | null
}

/** Tables by collection, and the column of the title in the table of texts. */
const tables: Record<AddressedCollection, { table: string; title: string }> = {
  posts: { table: 'posts', title: 'title' },
  solutions: { table: 'solutions', title: 'label' },
  'legal-pages': { table: 'legal_pages', title: 'title' },
  categories: { table: 'categories', title: 'title' },
  tags: { table: 'tags', title: 'title' },
}

export type WantedTarget = { collection: AddressedCollection } & ({ id: string } | { slug: string })

export type Connection = Awaited<ReturnType<typeof connectionOf>>

/**
 * Returns the existing documents among those requested, by id or slug; one query per collection.
 */
export async function findTargets(
  connection: Connection,
  wanted: readonly WantedTarget[],
  locale: Locale,
): Promise<LinkTarget[]> {
  const found: LinkTarget[] = []
  for (const collection of addressedCollections) {
    const own = wanted.filter((one) => one.collection === collection)
    if (own.length === 0) continue
    const ids = own.flatMap((one) => ('id' in one ? [one.id] : []))
    const slugs = own.flatMap((one) => ('slug' in one ? [one.slug] : []))
    const { table, title } = tables[collection]
    const name = sql.identifier(title)
    const { rows } = await connection.execute(sql`
      select document.id, slug,
        array_remove(array_agg(case when _status = 'published' then _locale::text end), null) as locales,
        coalesce(
          max(${name}) filter (where _locale::text = ${locale}),
          max(${name}) filter (where _locale::text = ${defaultLocale})
        ) as title
      from ${sql.identifier(table)} document
      left join ${sql.identifier(`${table}_locales`)} on _parent_id = document.id
      where document.id = any (${sql.param(ids)}::uuid[]) 
        or slug = any (${sql.param(slugs)}::text[]) and deleted_at is null
      group by document.id, slug
    `)
    for (const { id, slug, locales, title: text } of rows as Row[])
      found.push({
        reference: formatReference({ collection, id }),
        path: documentPath(collection, slug),
        locales,
        title: text,
      })
  }
  return found
}

type Row = { id: string; slug: string; locales: Locale[]; title: string | null }

/** Returns whether visitors of a language can open a document: in that language or in English. */
export function isShownIn(
  locale: Locale,
  target: Pick<LinkTarget, 'locales'> | undefined,
): boolean {
  const codes: Locale[] = [locale, defaultLocale]
  return codes.some((code) => target?.locales.includes(code))
}
