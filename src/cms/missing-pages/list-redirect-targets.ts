import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { addressedCollections, documentPath } from '@/cms/addresses/document-path'
import { sitePages } from '@/cms/links/site-pages'
import { connectionOf } from '@/desk/documents/connection-of'
import { tableName } from '@/desk/documents/table-name'
import { defaultLocale, isLocale } from '@/i18n/locales'
import { paths } from '@/paths'
import type { RedirectChoice } from './rank-targets'

/** Limit of documents of a collection that are compared. */
const maxDocuments = 5_000

/** Addresses of the site that are no pages. */
const files: readonly string[] = [paths.blogFeed, `${paths.codesApi}/openapi.json`]

/** Lists the pages of the site and the documents that are published in any language. */
export async function listRedirectTargets(req: PayloadRequest): Promise<RedirectChoice[]> {
  const { language } = req.i18n
  const pages = sitePages
    .filter(({ path }) => !files.includes(path))
    .map(({ path, names }) => ({
      path,
      title: names[isLocale(language) ? language : defaultLocale],
    }))
  const connection = await connectionOf(req)
  const documents = await Promise.all(
    addressedCollections.map(async (collection) => {
      const table = tableName(collection)
      const title = sql.identifier(collection === 'solutions' ? 'label' : 'title')
      const { rows } = await connection.execute(sql`
        select slug, max(${title}) filter (where _locale = ${defaultLocale}) as title
        from ${sql.identifier(table)} document
        join ${sql.identifier(`${table}_locales`)} on _parent_id = document.id
        where slug is not null
        group by document.id, slug
        having bool_or(_status = 'published')
        order by max(updated_at) desc limit ${maxDocuments}`)
      return (rows as { slug: string; title: string | null }[]).map((row) => ({
        path: documentPath(collection, row.slug),
        title: row.title ?? row.slug,
      }))
    }),
  )
  return [...pages, ...documents.flat()]
}
