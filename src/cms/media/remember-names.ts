import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { connectionOf } from '@/desk/documents/connection-of'
import type { Media } from '@/payload-types'
import { listFileNames } from './file-names'

/** Records the former names of the files of a replaced or cropped picture. */
export const rememberNames: CollectionAfterChangeHook<Media> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const current = listFileNames(doc).map(({ filename }) => filename)
  const former =
    operation === 'update'
      ? listFileNames(previousDoc).filter(({ filename }) => !current.includes(filename))
      : []
  if (operation === 'update' && former.length === 0) return
  const connection = await connectionOf(req)
  await connection.execute(
    sql`delete from media_former_names where filename = any(${sql.param(current)}::text[])`,
  )
  if (former.length === 0) return
  await connection.execute(sql`
    insert into media_former_names (filename, media_id, size)
    select filename, ${doc.id}, size from unnest(
      ${sql.param(former.map(({ filename }) => filename))}::text[],
      ${sql.param(former.map(({ size }) => size))}::text[]) as former (filename, size)
    on conflict (filename) do update set media_id = excluded.media_id, size = excluded.size`)
}
