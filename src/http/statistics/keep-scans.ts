import type pg from 'pg'
import { connectLimited } from '@/postgres/limit-connection'
import { makePartitions } from './make-partitions'
import { rollUpScans } from './roll-up-scans'

/** Partitions for the scans that are to come, before the first of them. */
export async function prepareScans(databaseUrl: string): Promise<void> {
  const client = await connectLimited(databaseUrl, { connectMs: 10_000, queryMs: 600_000 })
  try {
    await makePartitions(client)
  } finally {
    await client.end()
  }
}

/** What has to be done for scans again and again, by one process at a time. */
export async function keepScans(client: pg.ClientBase): Promise<void> {
  await makePartitions(client)
  await rollUpScans(client)
}
