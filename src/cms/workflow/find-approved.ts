import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '@/desk/documents/connection-of'
import type { Entity } from '@/desk/documents/entity'
import type { Locale } from '@/i18n/locales'

/** Returns the languages of a document that a reviewer has approved as they are now. */
export async function findApproved(
  { slug, id }: Entity,
  req: PayloadRequest,
): Promise<ReadonlySet<Locale>> {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    select locale from translation_work
    where entity = ${slug} and document_id = ${id} and step = 'approved'`)
  return new Set((rows as { locale: Locale }[]).map(({ locale }) => locale))
}
