import 'server-only'
import type { SQL } from 'drizzle-orm'
import { getPayload } from './payload'

/** Runs an SQL query that Payload's API cannot express, on Payload's own connections. */
export async function queryRows<Row extends Record<string, unknown>>(query: SQL): Promise<Row[]> {
  const payload = await getPayload()
  const { rows } = await payload.db.drizzle.execute(query)
  return rows as Row[]
}
