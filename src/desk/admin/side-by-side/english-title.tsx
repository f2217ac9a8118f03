import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '../../documents/connection-of'
import { sourceLocale } from '../../languages'
import { TitleWithoutId } from './title-without-id'

type Props = { entity: string; id: string | null; req: PayloadRequest }

/** Shows the English title above a view of a document without one in the language of the admin. */
export async function EnglishTitle({ entity, id, req }: Props) {
  if (id === null) return null
  if (req.locale === sourceLocale()) return <TitleWithoutId english="" />
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    select title from translation_states
    where entity = ${entity} and document_id = ${id} and locale = ${sourceLocale()}
      and title <> document_id`)
  return <TitleWithoutId english={String(rows[0]?.title ?? '')} />
}
