import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '@/desk/documents/connection-of'
import type { Entity } from '@/desk/documents/entity'
import type { KnownSources } from '@/desk/states/update-states'
import type { Locale } from '@/i18n/locales'

/** What is needed to restore a document from the trash. */
type Trashed = {
  /** The languages in which it was published. */
  published: Locale[]
  /** Those of them without unpublished changes. */
  unchanged: Locale[]
  /** The English texts to which its translations belong. */
  sources: KnownSources
}

/** Records a document that moves to the trash. */
export async function noteTrashed(
  { slug, id }: Entity,
  { published, unchanged }: Readonly<Pick<Trashed, 'published' | 'unchanged'>>,
  req: PayloadRequest,
): Promise<void> {
  const connection = await connectionOf(req)
  await connection.execute(sql`
    insert into trashed_documents (entity, document_id, published, unchanged, sources)
    select ${slug}, ${id}, ${sql.param([...published])}::_locales[],
      ${sql.param([...unchanged])}::_locales[],
      coalesce(jsonb_object_agg(locale, sources) filter (where locale is not null), '{}')
    from (values (1)) one
    left join translation_states on entity = ${slug} and document_id = ${id}
    on conflict (entity, document_id) do update set published = excluded.published,
      unchanged = excluded.unchanged, sources = excluded.sources`)
}

/** Removes a document from the lists of translations. */
export async function hideStates({ slug, id }: Entity, req: PayloadRequest): Promise<void> {
  const connection = await connectionOf(req)
  await connection.execute(
    sql`delete from translation_states where entity = ${slug} and document_id = ${id}`,
  )
}

/** Returns and deletes the record of a restored document. */
export async function claimTrashed({ slug, id }: Entity, req: PayloadRequest): Promise<Trashed> {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    delete from trashed_documents where entity = ${slug} and document_id = ${id}
    returning published::text[], unchanged::text[], sources`)
  return (rows[0] as Trashed | undefined) ?? { published: [], unchanged: [], sources: {} }
}

/** Deletes the record of a document that is deleted permanently. */
export async function forgetTrashed({ slug, id }: Entity, req: PayloadRequest): Promise<void> {
  const connection = await connectionOf(req)
  await connection.execute(
    sql`delete from trashed_documents where entity = ${slug} and document_id = ${id}`,
  )
}
