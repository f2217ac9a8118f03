import 'server-only'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import { networkOf } from '@/std/network-of'
import { getPayload } from './payload'
import { sign } from './sign'

/** How often the visitors of one network may do something. Its name sets its count apart. */
export type Allowance = { name: string; most: number; seconds: number }

export type Count = { count: number; waitSeconds: number }

/** The caller refuses; the counters themselves have no limit. */
const unlimited = 2 ** 31 - 1

const counters = new Map<number, RateLimiterPostgres>()

/**
 * The counts are in PostgreSQL, so that all processes share them; while the database cannot count,
 * each process does on its own.
 */
async function getCounter(seconds: number): Promise<RateLimiterPostgres> {
  const known = counters.get(seconds)
  if (known) return known
  const payload = await getPayload()
  const counter = new RateLimiterPostgres({
    points: unlimited,
    duration: seconds,
    storeClient: (payload.db as unknown as PostgresAdapter).pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: '',
    insuranceLimiter: new RateLimiterMemory({ points: unlimited, duration: seconds }),
  })
  counters.set(seconds, counter)
  return counter
}

/** Counts something the visitor at `address` does, and says how often it was within the time. */
export async function countVisit(
  { name, seconds }: Omit<Allowance, 'most'>,
  address: string,
  times = 1,
): Promise<Count> {
  const counter = await getCounter(seconds)
  const { consumedPoints, msBeforeNext } = await counter.consume(keyOf(name, address), times)
  return { count: consumedPoints, waitSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) }
}

/** Counts it too; undefined when it is allowed, otherwise how many seconds to wait. */
export async function findWait(allowance: Allowance, address: string): Promise<number | undefined> {
  const { count, waitSeconds } = await countVisit(allowance, address)
  return count > allowance.most ? waitSeconds : undefined
}

/** Takes back from the count what came to nothing. */
export async function uncountVisit(
  { name, seconds }: Omit<Allowance, 'most'>,
  address: string,
  times = 1,
): Promise<void> {
  const counter = await getCounter(seconds)
  await counter.reward(keyOf(name, address), times)
}

/** Tells visitors apart without saying who they are, with a key that is another one every day. */
function keyOf(name: string, address: string): string {
  const day = new Date().toISOString().slice(0, 10)
  return sign(`${name} ${day}`, networkOf(address)).toString('base64url')
}
