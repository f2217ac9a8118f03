import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'

/** The callers compare the counts. */
const unlimited = 2 ** 31 - 1
/** The clocks of several machines may differ by this much. */
const toleranceMs = 60_000

/**
 * Counts in PostgreSQL for all processes, and in memory while the database is unavailable. A count that
 * ends later than one period from now is from a clock that was ahead, and begins again: otherwise people
 * would be refused until that time.
 *
 * @param seconds period after which a count ends
 */
export function openCounter(pool: Pool, seconds: number) {
  const limits = { points: unlimited, duration: seconds }
  const counter = new RateLimiterPostgres({
    ...limits,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: '',
    insuranceLimiter: new RateLimiterMemory(limits),
  })
  const isPossible = ({ msBeforeNext }: RateLimiterRes) =>
    msBeforeNext <= seconds * 1000 + toleranceMs
  return {
    consume: async (key: string, times = 1): Promise<RateLimiterRes> => {
      const counted = await counter.consume(key, times)
      if (isPossible(counted)) return counted
      await counter.delete(key)
      return counter.consume(key, times)
    },
    get: async (key: string): Promise<RateLimiterRes | null> => {
      const found = await counter.get(key)
      return found && isPossible(found) ? found : null
    },
    reward: (key: string, times = 1) => counter.reward(key, times),
  }
}

export type Counter = ReturnType<typeof openCounter>
