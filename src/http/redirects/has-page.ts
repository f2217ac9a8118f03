import type pg from 'pg'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { isFixedPath, paths, postsPerPage } from '@/paths'
import { isEditorPage } from '@/qr/content'

/** The tables of documents with a page of their own, and where their pages are. */
const documents: readonly { table: string; pathOf: (slug: string) => string }[] = [
  { table: 'categories', pathOf: paths.blogCategory },
  { table: 'tags', pathOf: paths.blogTag },
  { table: 'posts', pathOf: paths.post },
  { table: 'legal_pages', pathOf: paths.legalPage },
  { table: 'solutions', pathOf: paths.solution },
]
const listPage = /^(.+)\/page\/([1-9]\d{0,5})$/

/**
 * Returns whether visitors of a language find a page at a path without locale: one of the program, a
 * document that is published in the language or in English, or a further page of a list of articles
 * that is long enough. Of the list of all articles, every page counts.
 */
export async function hasPage(
  pool: Pick<pg.Pool, 'query'>,
  path: string,
  locale: Locale,
): Promise<boolean> {
  if (isFixedPath(path) || isEditorPage(path.slice(1).toLowerCase())) return true
  const [, list = path, number = '1'] = listPage.exec(path) ?? []
  if (list === paths.blog) return true
  const slug = list.slice(list.lastIndexOf('/') + 1)
  const own = documents.find(({ pathOf }) => pathOf(slug) === list)
  const isList = own?.table === 'categories' || own?.table === 'tags'
  const isListPage = list !== path
  if (!own || (isListPage && !isList)) return false
  const { rowCount } = await pool.query(
    `select from ${own.table} document
     where slug = $1 and deleted_at is null
       and exists (
         select from ${own.table}_locales
         where _parent_id = document.id and _status = 'published' and _locale::text = any ($2)
       )${isListPage ? ` and exists (${postAt})` : ''}`,
    [slug, [locale, defaultLocale], ...(isListPage ? [(Number(number) - 1) * postsPerPage] : [])],
  )
  return rowCount === 1
}

/** Selects the article at a position of the list of a document. */
const postAt = `
  select from post_listing where list = document.id and locales::text[] && $2
  order by published_at desc, slug offset $3 limit 1`
