import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '@/desk/documents/connection-of'
import type { Entity } from '@/desk/documents/entity'
import type { Locale } from '@/i18n/locales'

export type Colleague = { id: string; name: string }

const maxColleagues = 200
const hasLanguage = (locale: Locale) => sql`
  exists (select from users_languages where parent_id = users.id and value::text = ${locale})`

/** Lists the users by name, to mention them. */
export async function listColleagues(req: PayloadRequest): Promise<Colleague[]> {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(
    sql`select id, name from users order by name limit ${maxColleagues}`,
  )
  return rows as Colleague[]
}

/** Lists the users who may write a language of a document, to whom it can be assigned. */
export async function listWriters(
  { slug, id }: Entity,
  locale: Locale,
  req: PayloadRequest,
): Promise<Colleague[]> {
  const connection = await connectionOf(req)
  const isAuthor =
    slug === 'posts'
      ? sql`role = 'author' and exists (
          select from posts where posts.id::text = ${id} and author_id = users.id)`
      : sql`false`
  const { rows } = await connection.execute(sql`
    select id, name from users
    where role in ('admin', 'editor') or (role = 'translator' and ${hasLanguage(locale)})
      or (${isAuthor})
    order by name limit ${maxColleagues}`)
  return rows as Colleague[]
}

/** Lists the reviewers of a language; without reviewers the editors. */
export async function listReviewers(locale: Locale, req: PayloadRequest): Promise<string[]> {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    with reviewers as (
      select id from users where role = 'reviewer' and (${hasLanguage(locale)}
        or not exists (select from users_languages where parent_id = users.id)))
    select id from reviewers
    union all
    select id from users
    where role in ('admin', 'editor') and not exists (select from reviewers)
    limit ${maxColleagues}`)
  return rows.map(({ id }) => String(id))
}
