import { callWorker } from '@/std/call-worker'
import { type CheckApi, type Checker, connectChecker } from './connect-checker'

/**
 * Starts the one worker that checks designs. `wasmUrl` is the address of the zxing reader on the
 * site's own origin, which is fetched when the first design is decoded. `stop` terminates the
 * worker; pending requests are rejected.
 */
export function startChecker({ wasmUrl }: { wasmUrl: string }): Checker & { stop: () => void } {
  const worker = callWorker<CheckApi>(
    new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' }),
  )
  return { ...connectChecker(worker, { wasmUrl }), stop: () => worker.stop() }
}
