import 'server-only'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { type Counter, openCounter } from '@/services/open-counter'
import { networkOf } from '@/std/network-of'
import { getPayload } from './payload'
import { sign } from './sign'

/** Maximum number of actions by the visitors of one network. Each name has its own count. */
export type Allowance = { name: string; most: number; seconds: number }

export type Count = { count: number; waitSeconds: number }

const counters = new Map<number, Counter>()

async function getCounter(seconds: number): Promise<Counter> {
  const known = counters.get(seconds)
  if (known) return known
  const payload = await getPayload()
  const counter = openCounter((payload.db as unknown as PostgresAdapter).pool, seconds)
  counters.set(seconds, counter)
  return counter
}

/** Counts an action of the visitor at `address`. Returns how often it happened within the period. */
export async function countVisit(
  { name, seconds }: Omit<Allowance, 'most'>,
  address: string,
  times = 1,
): Promise<Count> {
  const counter = await getCounter(seconds)
  const { consumedPoints, msBeforeNext } = await counter.consume(keyOf(name, address), times)
  return { count: consumedPoints, waitSeconds: secondsUntilReset(msBeforeNext) }
}

/** Returns a count without adding to it. */
export async function readCount(
  { name, seconds }: Omit<Allowance, 'most'>,
  address: string,
): Promise<Count> {
  const counter = await getCounter(seconds)
  const found = await counter.get(keyOf(name, address))
  if (!found) return { count: 0, waitSeconds: seconds }
  return { count: found.consumedPoints, waitSeconds: secondsUntilReset(found.msBeforeNext) }
}

const dayMs = 86_400_000

/** Counts end with their period, and at midnight in UTC, when the keys change. */
function secondsUntilReset(ms: number): number {
  const untilMidnightMs = dayMs - (Date.now() % dayMs)
  return Math.max(1, Math.ceil(Math.min(ms, untilMidnightMs) / 1000))
}

/** Counts an action; undefined if it is allowed, otherwise the seconds to wait. */
export async function findWait(allowance: Allowance, address: string): Promise<number | undefined> {
  const { count, waitSeconds } = await countVisit(allowance, address)
  return count > allowance.most ? waitSeconds : undefined
}

/** Subtracts actions that did not succeed from the count. */
export async function uncountVisit(
  { name, seconds }: Omit<Allowance, 'most'>,
  address: string,
  times = 1,
): Promise<void> {
  const counter = await getCounter(seconds)
  await counter.reward(keyOf(name, address), times)
}

/** Identifies a visitor pseudonymously, with a key that changes daily. */
function keyOf(name: string, address: string): string {
  const day = new Date().toISOString().slice(0, 10)
  return sign(`${name} ${day}`, networkOf(address)).toString('base64url')
}
