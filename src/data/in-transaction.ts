import 'server-only'
import type { SQL } from 'drizzle-orm'
import { getPayload } from './payload'

/** Same as `queryRows`, within the transaction. */
export type Execute = <Row extends Record<string, unknown>>(query: SQL) => Promise<Row[]>

/** Runs `work` in a transaction, which is rolled back if it throws. */
export async function inTransaction<Result>(
  work: (execute: Execute) => Promise<Result>,
): Promise<Result> {
  const payload = await getPayload()
  return payload.db.drizzle.transaction((transaction) =>
    work(async <Row>(query: SQL) => (await transaction.execute(query)).rows as Row[]),
  )
}
