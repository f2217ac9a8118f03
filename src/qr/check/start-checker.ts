import { callWorker } from '@/std/call-worker'
import { type CheckApi, type Checker, connectChecker, type EngineUrls } from './connect-checker'

/**
 * Starts the one worker that checks designs. `wasmUrl` is the address of the zxing reader on the
 * site's own origin, `zbarUrl` that of ZBar; they are fetched when the first design is decoded. `stop` terminates the
 * worker; pending requests are rejected.
 */
export function startChecker(urls: EngineUrls): Checker & { stop: () => void } {
  const worker = callWorker<CheckApi>(
    new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' }),
  )
  return { ...connectChecker(worker, urls), stop: () => worker.stop() }
}
