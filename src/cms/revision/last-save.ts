import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '@/cms/hooks/connection-of'
import type { Revision } from './merge-changes'

/**
 * What a form knows of a document: hashes of its values, and how many saves of the form they include.
 * The answers to its saves have the id of what it was loaded with.
 */
export type Loaded = { id: string; saves: number; hashes: Revision }

/** What a form has saved itself: of each value the newest, with the number of that save. */
export type Own = { id: string; saves: number; values: Record<string, OwnValue> }
type OwnValue = { hash: string; save: number }

/** A document, or with an empty id a global, of which each person has one last save per language. */
export type Saved = { slug: string; id: string }

/**
 * The values that a form has saved itself and does not know yet: it can save again before it has the
 * answer to its last saves.
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

/** Remembers what a form has saved itself, in the transaction that saves it. */
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
