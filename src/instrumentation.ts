import { env } from '@/env'
import { jobsOfProcess } from '@/jobs/jobs-of-process'

/** Called by Next once, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    jobsOfProcess.start = async (databaseUrl) => {
      const { startWorker } = await import('@/jobs/start-worker')
      return startWorker(databaseUrl, async () => (await import('@/jobs/list-jobs')).jobs)
    }
  }
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return
  const { startTracing } = await import('@/tracing')
  startTracing()
}
