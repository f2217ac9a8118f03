import type pg from 'pg'
import { env } from '@/env'
import { connectLimited } from '@/postgres/limit-connection'
import { createPartitions } from './create-partitions'
import { retireScans } from './retire-scans'
import { rollUpScans } from './roll-up-scans'
import { sumSlots } from './sum-slots'

/** Creates the partitions for future scans. */
export async function prepareScans(databaseUrl: string): Promise<void> {
  const client = await connectLimited(databaseUrl, { connectMs: 10_000, queryMs: 600_000 })
  try {
    await createPartitions(client)
  } finally {
    await client.end()
  }
}

let lastRollUp: Date | undefined

/** Runs the recurring work on scans. Several processes may do this at the same time. */
export async function maintainScans(client: pg.ClientBase): Promise<void> {
  await createPartitions(client)
  await sumSlots(client)
  const start = new Date()
  await rollUpScans(client, lastRollUp)
  lastRollUp = start
  await retireScans(client, {
    scans: env.SCAN_RETENTION_MONTHS,
    sums: env.STATISTICS_RETENTION_MONTHS,
  })
}
