import { env } from '@/env'

/** Called by Next once, before the first request. */
export async function register(): Promise<void> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return
  const { startTracing } = await import('@/tracing')
  startTracing()
}
