import type { Registry } from 'prom-client'
import { shareInProcess } from './std/share-in-process'

/** Kinds of requests. `stored` are pages from memory. */
export const requestKinds = [
  'stored',
  'page',
  'scan',
  'api',
  'cms',
  'file',
  'health',
  'internal',
] as const
export type RequestKind = (typeof requestKinds)[number]

/** Upper bounds of the durations of requests, in seconds. */
export const durationBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

type Durations = { buckets: number[]; sum: number; count: number }
type JobCounts = { runs: number; failures: number; seconds: number; lastSuccess: number }
/** The counters that a pool of `pg` provides about its connections. */
type Pool = { totalCount: number; idleCount: number; waitingCount: number }

/** A metric as the library of Prometheus describes it. */
export type Metric = Awaited<ReturnType<Registry['getMetricsAsJSON']>>[number]

/**
 * Counters since the start of the process, as plain numbers, because 40,000 pages per second are
 * counted here. They are converted to the Prometheus format when they are read; see
 * `http/serve-metrics.ts`.
 */
export const metrics = shareInProcess('metrics', () => ({
  /** By kind, then by the first digit of the status. */
  requests: eachKind(() => [0, 0, 0, 0, 0, 0]),
  durations: eachKind(
    (): Durations => ({ buckets: durationBounds.map(() => 0), sum: 0, count: 0 }),
  ),
  requestsInProgress: 0,
  scans: { database: 0, file: 0, memory: 0, lost: 0 },
  jobs: new Map<string, JobCounts>(),
  pools: new Map<string, Pool>(),
  logLines: {} as Record<number, number>,
  /** Whether the process should get traffic. */
  isReady: async (): Promise<boolean> => true,
  /** The metrics of the process with Next, if it is another one. */
  readNext: async (): Promise<Metric[]> => [],
}))

function eachKind<Value>(create: () => Value): Record<RequestKind, Value> {
  const entries = requestKinds.map((kind) => [kind, create()])
  return Object.fromEntries(entries) as Record<RequestKind, Value>
}

export function countRequest(kind: RequestKind, status: number, seconds: number): void {
  const byStatus = metrics.requests[kind]
  const digit = Math.floor(status / 100)
  byStatus[digit] = (byStatus[digit] ?? 0) + 1
  const { buckets } = metrics.durations[kind]
  const at = durationBounds.findIndex((bound) => seconds <= bound)
  if (at >= 0) buckets[at] = (buckets[at] ?? 0) + 1
  metrics.durations[kind].sum += seconds
  metrics.durations[kind].count += 1
}

/** Counts a run of a recurring job, and returns or rethrows its result. */
export async function countJob<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const counts = metrics.jobs.get(name) ?? { runs: 0, failures: 0, seconds: 0, lastSuccess: 0 }
  metrics.jobs.set(name, counts)
  const startedMs = performance.now()
  counts.runs += 1
  try {
    const result = await work()
    counts.lastSuccess = Date.now() / 1000
    return result
  } catch (cause) {
    counts.failures += 1
    throw cause
  } finally {
    counts.seconds += (performance.now() - startedMs) / 1000
  }
}
