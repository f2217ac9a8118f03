import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '@/desk/documents/connection-of'
import type { Entity } from '@/desk/documents/entity'
import type { Locale } from '@/i18n/locales'
import type { KnownWork } from './steps'

/** Reads what is stored about the work on a language, and locks it for a change. */
export async function findWorkOn(
  { slug, id }: Entity,
  locale: Locale,
  req: PayloadRequest,
): Promise<KnownWork | undefined> {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    select step, text_hash as "textHash", approved_hash as "approvedHash" from translation_work
    where entity = ${slug} and document_id = ${id} and locale = ${locale} for update`)
  return rows[0] as KnownWork | undefined
}

/** Stores the work on a language without changing its assignee. */
export async function storeWork(
  { slug, id }: Entity,
  locale: Locale,
  { step, textHash, approvedHash }: KnownWork,
  req: PayloadRequest,
): Promise<void> {
  const connection = await connectionOf(req)
  await connection.execute(sql`
    insert into translation_work (entity, document_id, locale, step, text_hash, approved_hash)
    values (${slug}, ${id}, ${locale}, ${step}, ${textHash}, ${approvedHash})
    on conflict (entity, document_id, locale) do update set step = excluded.step,
      text_hash = excluded.text_hash, approved_hash = excluded.approved_hash, updated_at = now()`)
}

/** Forgets the work on a document that was deleted. */
export async function forgetWork({ slug, id }: Entity, req: PayloadRequest): Promise<void> {
  const connection = await connectionOf(req)
  await connection.execute(
    sql`delete from translation_work where entity = ${slug} and document_id = ${id}`,
  )
}

/**
 * Returns approved translations to the translators after a publication of English that made them
 * outdated, in the transaction of that publication.
 */
export async function reopenOutdated({ slug, id }: Entity, req: PayloadRequest): Promise<void> {
  const connection = await connectionOf(req)
  await connection.execute(sql`
    update translation_work work set step = 'todo', updated_at = now()
    from translation_states state
    where work.entity = ${slug} and work.document_id = ${id} and work.step = 'approved'
      and state.entity = work.entity and state.document_id = work.document_id
      and state.locale = work.locale and state.locale <> 'en' and state.work_added_at = now()`)
}

/** Notes that there is work for translators since an English draft was approved. */
export async function announceReady({ slug, id }: Entity, req: PayloadRequest): Promise<void> {
  const connection = await connectionOf(req)
  await connection.execute(sql`
    update translation_states state set work_added_at = now()
    where entity = ${slug} and document_id = ${id} and missing + outdated > 0
      and exists (select from translation_states english where english.entity = state.entity
        and english.document_id = state.document_id and english.locale = 'en'
        and english.state = 'draft')`)
}

/** Approves again what was marked as up to date, if its approved text is unchanged. */
export async function approveUpToDate({ slug, id }: Entity, req: PayloadRequest): Promise<void> {
  const connection = await connectionOf(req)
  await connection.execute(sql`
    update translation_work work set step = 'approved', updated_at = now()
    from translation_states state
    where work.entity = ${slug} and work.document_id = ${id} and work.step = 'todo'
      and work.approved_hash = work.text_hash
      and state.entity = work.entity and state.document_id = work.document_id
      and state.locale = work.locale and state.missing + state.outdated = 0`)
}
