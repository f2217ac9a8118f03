import 'server-only'
import { createHmac } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { env } from '@/env'
import { networkOf } from './network-of'

const messagesPerHour = 5
const allowance = { points: messagesPerHour, duration: 3600 }

let limiter: RateLimiterPostgres | undefined

/**
 * The count is in PostgreSQL, so that all processes share it; while the database cannot count, each
 * process does on its own.
 */
function getLimiter(payload: Payload): RateLimiterPostgres {
  limiter ??= new RateLimiterPostgres({
    ...allowance,
    storeClient: (payload.db as unknown as PostgresAdapter).pool,
    storeType: 'pool',
    tableName: 'contact_rate_limits',
    tableCreated: true,
    keyPrefix: '',
    insuranceLimiter: new RateLimiterMemory(allowance),
  })
  return limiter
}

/**
 * Counts a message of the visitor at `address`. Undefined when it may come in, otherwise how many
 * seconds to wait.
 */
export async function findContactWait(
  payload: Payload,
  address: string,
): Promise<number | undefined> {
  try {
    await getLimiter(payload).consume(keyOf(address))
    return undefined
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
  }
}

/** Takes a message back from the count: it was let in, but could not be stored. */
export async function uncountContactMessage(payload: Payload, address: string): Promise<void> {
  await getLimiter(payload).reward(keyOf(address))
}

/** Tells visitors apart without saying who they are, with a key that is another one every day. */
function keyOf(address: string): string {
  const day = new Date().toISOString().slice(0, 10)
  const dayKey = sign(env.PAYLOAD_SECRET ?? '', `contact messages ${day}`)
  return sign(dayKey, networkOf(address)).toString('base64url')
}

function sign(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
