import type { Metric } from '@/metrics'

/** The number of the current generation of content, with every request that is forwarded. */
export const generationHeader = 'x-content-generation'

/** What the site tells the process with Next. Signals reach both, so they decide nothing there. */
export type ToNext = 'startJobs' | 'drain' | 'stop' | 'readMetrics'

/** What that process says. */
export type FromNext = ['ready'] | ['drained'] | ['metrics', Metric[]]
