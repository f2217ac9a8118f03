import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '@/desk/documents/connection-of'
import type { Revision } from './merge-changes'

/**
 * State that a form has loaded: hashes of the values, and the number of the form's saves that they
 * include. Responses to the saves contain the id of the loaded state.
 */
export type Loaded = { id: string; saves: number; hashes: Revision }

/** Values that a form has saved: the newest of each, with the number of that save. */
export type Own = { id: string; saves: number; values: Record<string, OwnValue> }
type OwnValue = { hash: string; save: number }

/**
 * A document, or a global with an empty id. Each user has one last save per document and language.
 */
export type Saved = { slug: string; id: string }

/**
 * Returns the values that a form has saved and not received yet: a form can save again before the
 * response to its last saves arrives.
 */
export async function findOwn(
  { id, saves }: Loaded,
  saved: Saved,
  req: PayloadRequest,
): Promise<Own> {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(
    sql`select data from payload_kv where key = ${keyOf(saved, req)}`,
  )
  const last = rows[0]?.data as Own | undefined
  if (last?.id !== id) return { id, saves, values: {} }
  const unknown = Object.entries(last.values).filter(([, { save }]) => save > saves)
  return { ...last, values: Object.fromEntries(unknown) }
}

/** Stores the values that a form has saved, in the same transaction. */
export async function noteOwn(own: Own, saved: Saved, req: PayloadRequest): Promise<void> {
  const connection = await connectionOf(req)
  await connection.execute(sql`
    insert into payload_kv (id, key, data)
    values (gen_random_uuid(), ${keyOf(saved, req)}, ${JSON.stringify(own)}::jsonb)
    on conflict (key) do update set data = excluded.data
  `)
}

const keyOf = ({ slug, id }: Saved, { locale, user }: PayloadRequest) =>
  ['saved', slug, id, locale, user?.id].join(':')
