import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '@/cms/hooks/connection-of'
import type { Revision } from './merge-changes'

/** What a form knows of a document; the answers to its saves have the id of what it was loaded with. */
export type Loaded = { id: string; hashes: Revision }

/** A document, or with an empty id a global, of which each person has one last save per language. */
export type Saved = { slug: string; id: string }

/**
 * The values that a form has saved itself, of which it may not know yet: it can save again before it
 * has the answer to its last saves.
 */
export async function findOwn(
  { id }: Loaded,
  saved: Saved,
  req: PayloadRequest,
): Promise<Revision> {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(
    sql`select data from payload_kv where key = ${keyOf(saved, req)}`,
  )
  const last = rows[0]?.data as Loaded | undefined
  return last?.id === id ? last.hashes : {}
}

/** Remembers what a form has saved itself, in the transaction that saves it. */
export async function noteOwn(own: Loaded, saved: Saved, req: PayloadRequest): Promise<void> {
  const connection = await connectionOf(req)
  await connection.execute(sql`
    insert into payload_kv (id, key, data)
    values (gen_random_uuid(), ${keyOf(saved, req)}, ${JSON.stringify(own)}::jsonb)
    on conflict (key) do update set data = excluded.data
  `)
}

const keyOf = ({ slug, id }: Saved, { locale, user }: PayloadRequest) =>
  ['saved', slug, id, locale, user?.id].join(':')
