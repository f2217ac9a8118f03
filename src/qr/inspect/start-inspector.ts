import { callWorker } from '@/std/call-worker'
import { connectInspector, type Inspector } from './connect-inspector'
import type { InspectApi } from './inspect-api'

/** Starts the worker that inspects codes. Pending inspections are rejected by `stop`. */
export function startInspector(): Inspector & { stop: () => void } {
  const worker = callWorker<InspectApi>(
    new Worker(new URL('./inspect-worker.ts', import.meta.url), { type: 'module' }),
  )
  return { ...connectInspector(worker), stop: () => worker.stop() }
}
