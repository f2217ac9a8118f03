import { once } from 'node:events'
import { readdir, stat, statfs } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { backupMarks, env } from '@/env'
import { durationBounds, type Metric, metrics, requestKinds } from '@/metrics'
import { paths } from '@/paths'
import { connectLimited } from '@/postgres/limit-connection'

type Sample = { labels?: Record<string, string>; value: number; metricName?: string }

const levels: Record<number, string> = { 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' }

/**
 * Serves the metrics of this process in the format of Prometheus, on a separate port that the proxy
 * does not forward. Returns the port and a function that stops the server.
 */
export async function serveMetrics(
  port: number,
  host: string,
  dataDir: string,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const registry = createRegistry()
  addSiteMetrics(registry, dataDir)
  const server = createServer(async (request, response) => {
    if (request.url !== paths.metrics) return void response.writeHead(404).end()
    const all = await addOfNext(registry, await metrics.readNext())
    const text = await all.metrics()
    response.writeHead(200, { 'content-type': registry.contentType }).end(text)
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    port: (server.address() as { port: number }).port,
    stop: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The metrics that every process of the site has. */
export function createRegistry(): Registry {
  const registry = new Registry()
  const add = addTo(registry)
  // Memory, processor time, garbage collection and the lag of the event loop.
  collectDefaultMetrics({ register: registry })
  const eachJob = (field: 'runs' | 'failures' | 'seconds' | 'lastSuccess') => () =>
    [...metrics.jobs].map(([job, counts]) => ({ labels: { task: job }, value: counts[field] }))
  add('quietzone_job_runs_total', 'counter', 'Runs of recurring work.', eachJob('runs'))
  add('quietzone_job_failures_total', 'counter', 'Runs that failed.', eachJob('failures'))
  add('quietzone_job_seconds_total', 'counter', 'Time that the runs took.', eachJob('seconds'))
  add(
    'quietzone_job_last_success_timestamp_seconds',
    'gauge',
    'When a run last ended well in this process; 0 if none did.',
    eachJob('lastSuccess'),
  )
  add('quietzone_pool_connections', 'gauge', 'Connections to the database.', () =>
    [...metrics.pools].flatMap(([pool, { totalCount, idleCount }]) => [
      { labels: { pool, state: 'busy' }, value: totalCount - idleCount },
      { labels: { pool, state: 'idle' }, value: idleCount },
    ]),
  )
  add('quietzone_pool_waiting', 'gauge', 'Queries that wait for a connection.', () =>
    [...metrics.pools].map(([pool, { waitingCount }]) => ({
      labels: { pool },
      value: waitingCount,
    })),
  )
  add('quietzone_log_lines_total', 'counter', 'Lines of the log.', () =>
    Object.entries(levels).map(([number, level]) => ({
      labels: { level },
      value: metrics.logLines[Number(number)] ?? 0,
    })),
  )
  return registry
}

/** Adds what only the process that answers visitors knows. */
function addSiteMetrics(registry: Registry, dataDir: string): void {
  const add = addTo(registry)
  const spoolFolder = join(dataDir, 'scans')
  add('quietzone_requests_total', 'counter', 'Answered requests by kind and status.', () =>
    requestKinds.flatMap((kind) =>
      metrics.requests[kind].flatMap((value, digit) =>
        value > 0 ? [{ labels: { kind, status: `${digit}xx` }, value }] : [],
      ),
    ),
  )
  const duration = 'quietzone_request_duration_seconds'
  add(duration, 'histogram', 'Time until an answer was sent; not of stored pages.', () =>
    requestKinds.filter((kind) => kind !== 'stored').flatMap((kind) => listBuckets(duration, kind)),
  )
  add('quietzone_requests_in_progress', 'gauge', 'Requests that are being answered.', () => [
    { value: metrics.requestsInProgress },
  ])
  add('quietzone_scans_total', 'counter', 'Scans, by where they were written first.', () => [
    { labels: { to: 'database' }, value: metrics.scans.database },
    { labels: { to: 'file' }, value: metrics.scans.file },
    { labels: { to: 'memory' }, value: metrics.scans.memory },
  ])
  add('quietzone_scans_lost_total', 'counter', 'Scans that could be written nowhere.', () => [
    { value: metrics.scans.lost },
  ])
  add('quietzone_scan_files', 'gauge', 'Files of scans in DATA_DIR.', async () => {
    const names = await readdir(spoolFolder).catch(() => [])
    const count = (ending: string) => names.filter((name) => name.endsWith(ending)).length
    return [
      { labels: { state: 'waiting' }, value: count('.jsonl') },
      { labels: { state: 'unreadable' }, value: count('.unreadable') },
    ]
  })
  add('quietzone_ready', 'gauge', 'Whether /readyz answers 200.', async () => [
    { value: Number(await metrics.isReady()) },
  ])
  add('quietzone_data_free_bytes', 'gauge', 'Free space of the disk with DATA_DIR.', async () => {
    const disk = await statfs(dataDir).catch(() => undefined)
    return disk ? [{ value: disk.bavail * disk.bsize }] : []
  })
  add(
    'quietzone_backup_timestamp_seconds',
    'gauge',
    'When a backup was last made, and last restored to test it, with this DATA_DIR.',
    () => readBackupMarks(dataDir),
  )
  const queue = shareRead(readQueue)
  add('quietzone_queue_jobs', 'gauge', 'Jobs of all processes: due, or failed last.', async () => {
    const read = await queue()
    const states = ['due', 'failed'] as const
    return read ? states.map((state) => ({ labels: { state }, value: read[state] })) : []
  })
  const age = 'quietzone_queue_age_seconds'
  add(age, 'gauge', 'How long the oldest job that is not running has been due.', async () => {
    const read = await queue()
    return read ? [{ value: read.age }] : []
  })
}

/** Returns a function that adds a metric which is read from our own counters when it is requested. */
function addTo(registry: Registry) {
  return (
    name: string,
    type: 'counter' | 'gauge' | 'histogram',
    help: string,
    read: () => Sample[] | Promise<Sample[]>,
  ): void => {
    const metric = { name, help, type, aggregator: 'sum' }
    const get = async () => ({ ...metric, values: await read() })
    registry.registerMetric({ ...metric, get } as never)
  }
}

/** Adds the metrics of the process with Next, which a label tells from those of this one. */
async function addOfNext(registry: Registry, ofNext: readonly Metric[]): Promise<Registry> {
  const labeled = ofNext.map((metric) => ({
    ...metric,
    values: metric.values.map((value) => ({
      ...value,
      labels: { ...value.labels, process: 'next' },
    })),
  }))
  const byName = new Map<string, Metric>()
  for (const metric of [...(await registry.getMetricsAsJSON()), ...labeled]) {
    const known = byName.get(metric.name)
    byName.set(metric.name, { ...metric, values: [...(known?.values ?? []), ...metric.values] })
  }
  const merged = new Registry()
  for (const metric of byName.values())
    merged.registerMetric({ ...metric, get: async () => metric } as never)
  return merged
}

async function readBackupMarks(dataDir: string): Promise<Sample[]> {
  const samples = Object.entries(backupMarks).map(async ([step, file]): Promise<Sample[]> => {
    const mark = await stat(join(dataDir, file)).catch(() => undefined)
    return mark ? [{ labels: { step }, value: mark.mtimeMs / 1000 }] : []
  })
  return (await Promise.all(samples)).flat()
}

/** Reads once for all metrics that need the same; undefined if that fails. */
function shareRead<Value>(read: () => Promise<Value>): () => Promise<Value | undefined> {
  let reading: Promise<Value | undefined> | undefined
  return () => {
    reading ??= read()
      .catch(() => undefined)
      .finally(() => {
        reading = undefined
      })
    return reading
  }
}

type Queue = { due: number; age: number; failed: number }

async function readQueue(): Promise<Queue> {
  const client = await connectLimited(env.DATABASE_URL ?? '', { connectMs: 2_000, queryMs: 2_000 })
  try {
    const { rows } = await client.query<Queue>(`
      select count(*) filter (where is_due)::int as due,
        coalesce(extract(epoch from now() - min(run_at) filter (where is_due)), 0)::float as age,
        count(*) filter (where last_error is not null)::int as failed
      from (select *, run_at <= now() and locked_at is null as is_due from graphile_worker.jobs) as job`)
    return rows[0] as Queue
  } finally {
    await client.end()
  }
}

function listBuckets(name: string, kind: (typeof requestKinds)[number]): Sample[] {
  const { buckets, sum, count } = metrics.durations[kind]
  if (count === 0) return []
  let below = 0
  const list = buckets.map((inBucket, at): Sample => {
    below += inBucket
    const labels = { kind, le: String(durationBounds[at]) }
    return { metricName: `${name}_bucket`, labels, value: below }
  })
  return [
    ...list,
    { metricName: `${name}_bucket`, labels: { kind, le: '+Inf' }, value: count },
    { metricName: `${name}_sum`, labels: { kind }, value: sum },
    { metricName: `${name}_count`, labels: { kind }, value: count },
  ]
}
