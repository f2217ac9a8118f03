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
/** The list of all articles in `post_listing`. */
const everyPost = '00000000-0000-0000-0000-000000000000'
const listPage = /^(.+)\/page\/([1-9]\d{0,5})$/

/**
 * Returns whether visitors of a language find a page at a path without locale: one of the program, a
 * document that is published in the language or in English, or a further page of a list of articles
 * that is long enough.
 */
export async function hasPage(
  pool: Pick<pg.Pool, 'query'>,
  path: string,
  locale: Locale,
): Promise<boolean> {
  if (isFixedPath(path) || isEditorPage(path.slice(1).toLowerCase())) return true
  const [, list = path, number = '1'] = listPage.exec(path) ?? []
  const slug = list.slice(list.lastIndexOf('/') + 1)
  const own = documents.find(({ pathOf }) => pathOf(slug) === list)
  const isList = own?.table === 'categories' || own?.table === 'tags'
  const isListPage = list !== path
  const offset = (Number(number) - 1) * postsPerPage
  const locales = [locale, defaultLocale]
  if (list === paths.blog) {
    const { rowCount } = await pool.query(postAt('$1'), [everyPost, locales, offset])
    return rowCount === 1
  }
  if (!own || (isListPage && !isList)) return false
  const { rowCount } = await pool.query(
    `select from ${own.table} document
     where slug = $1 and deleted_at is null
       and exists (
         select from ${own.table}_locales
         where _parent_id = document.id and _status = 'published' and _locale::text = any ($2)
       )${isListPage ? ` and exists (${postAt('document.id')})` : ''}`,
    [slug, locales, ...(isListPage ? [offset] : [])],
  )
  return rowCount === 1
}

/** Selects the article at a position of a list. */
const postAt = (list: string) => `
  select from post_listing where list = ${list} and locales::text[] && $2
  order by published_at desc, slug offset $3 limit 1`
