import type { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import createNext from 'next'
import { buildFolder, env } from '@/env'
import { jobsOfProcess } from '@/jobs/jobs-of-process'
import type { Metric } from '@/metrics'

/**
 * Growth of the heap, in percent, before it is collected. With enough memory V8 lets the heap
 * double, which needs 130 MB more under load and renders pages no faster: see `npm run bench --
 * pages`.
 */
const heapGrowingPercent = 20

const bus: EventEmitter = process

/** Next, in this process or another one. */
export type Next = {
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** Makes Next forget what it has rendered of the former content. */
  announceContentChange: () => void
  isAway: () => boolean
  startJobs: () => Promise<void>
  /** The metrics of the other process. */
  readMetrics: () => Promise<Metric[]>
  /** Finishes the jobs that are running. */
  drain: () => Promise<void>
  stop: () => Promise<void>
}

/** Prepares Next in this process. Its bundles share no modules with this code and listen to events. */
export async function startNext(
  { development }: { development: boolean },
  httpServer?: Server,
): Promise<Next> {
  if (!development) provideBuiltConfig()
  const next = createNext({
    dev: development,
    dir: process.cwd(),
    // Next compares rewrites with this name, and its URLs use it for every loopback address.
    hostname: 'localhost',
    port: env.PORT,
    httpServer,
  })
  setFlagsFromString(`--heap-growing-percent=${heapGrowingPercent}`)
  await next.prepare()
  let endJobs: (() => Promise<void>) | undefined
  return {
    handle: next.getRequestHandler(),
    // To `next-cache.mjs`, which Next loads.
    announceContentChange: () => void bus.emit('contentChanged'),
    isAway: () => false,
    startJobs: async () => {
      endJobs = await jobsOfProcess.start?.(env.DATABASE_URL ?? '')
    },
    readMetrics: async () => [],
    drain: async () => endJobs?.(),
    stop: async () => {
      await next.close()
      bus.emit('stopping')
    },
  }
}

/**
 * Makes Next use the configuration that the build resolved, as its own standalone server does.
 * Otherwise it compiles next.config.ts at each start, with a compiler that the production image does
 * not contain.
 */
function provideBuiltConfig(): void {
  const { config } = JSON.parse(
    readFileSync(join(buildFolder(), 'required-server-files.json'), 'utf8'),
  )
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
}
