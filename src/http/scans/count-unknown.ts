import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from '@/std/network-of'

const minute = 60
/** A visitor who requests more unknown codes in a minute is guessing. */
export const maxUnknownPerMinute = 60
/** Above this, the visitor is a program and gets no page. */
export const maxPagesPerMinute = 2 * maxUnknownPerMinute

export type UnknownCount = { count: number; waitSeconds: number }

/**
 * Counts a visitor's requests for unknown codes: in PostgreSQL for all processes, and in memory while
 * the database is unavailable or the visitor is far above the limit.
 */
export function countUnknown(pool: pg.Pool, secret: string) {
  const allowance = { points: maxPagesPerMinute, duration: minute }
  const counter = new RateLimiterPostgres({
    ...allowance,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: 'unknown',
    inMemoryBlockOnConsumed: maxPagesPerMinute + 1,
    insuranceLimiter: new RateLimiterMemory(allowance),
  })
  return async (address: string): Promise<UnknownCount> => {
    const day = new Date().toISOString().slice(0, 10)
    const key = createHmac('sha256', secret).update(`${day} ${networkOf(address)}`)
    try {
      return read(await counter.consume(key.digest('base64url')))
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return { ...read(refusal), count: maxPagesPerMinute + 1 }
    }
  }
}

function read({ consumedPoints, msBeforeNext }: RateLimiterRes): UnknownCount {
  return { count: consumedPoints, waitSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) }
}
