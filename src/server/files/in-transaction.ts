import 'server-only'
import type { SQL } from 'drizzle-orm'
import { getPayload } from '../payload'

export type Query = <Row extends Record<string, unknown>>(query: SQL) => Promise<Row[]>

/** Runs `work` on one connection; all it asked for is done, or nothing where it throws. */
export async function inTransaction<Result>(
  work: (query: Query) => Promise<Result>,
): Promise<Result> {
  const payload = await getPayload()
  return payload.db.drizzle.transaction(
    (transaction: { execute: (query: SQL) => Promise<{ rows: unknown[] }> }) =>
      work(async <Row>(query: SQL) => (await transaction.execute(query)).rows as Row[]),
  )
}
