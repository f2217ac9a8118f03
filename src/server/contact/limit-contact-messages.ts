import 'server-only'
import { createHmac } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { env } from '@/env'
import { networkOf } from './network-of'

export const messagesPerHour = 5
const allowance = { points: messagesPerHour, duration: 3600 }

let limiter: RateLimiterPostgres | undefined

/**
 * Counts a message of the visitor at `address`. Undefined when it may come in, otherwise how many
 * seconds to wait. The count is in PostgreSQL, so that all processes share it; while the database
 * cannot count, each process does on its own.
 */
export async function findContactWait(
  payload: Payload,
  address: string,
  now = new Date(),
): Promise<number | undefined> {
  limiter ??= new RateLimiterPostgres({
    ...allowance,
    storeClient: (payload.db as unknown as PostgresAdapter).pool,
    storeType: 'pool',
    tableName: 'contact_rate_limits',
    tableCreated: true,
    keyPrefix: '',
    insuranceLimiter: new RateLimiterMemory(allowance),
  })
  try {
    await limiter.consume(keyOf(address, now))
    return undefined
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
  }
}

/** Tells visitors apart for a day without saying who they are: no address is ever stored. */
function keyOf(address: string, now: Date): string {
  const day = now.toISOString().slice(0, 10)
  return createHmac('sha256', env.PAYLOAD_SECRET ?? '')
    .update(`contact messages ${day} ${networkOf(address)}`)
    .digest('base64url')
}
