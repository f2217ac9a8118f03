import { type Checker, connectChecker } from './connect-checker'

/**
 * Starts the one worker that checks designs. `wasmUrl`: where our own origin serves the zxing
 * reader, which is fetched when the first design is decoded. `stop` ends the worker; what was
 * requested of it stays unanswered.
 */
export function startChecker({ wasmUrl }: { wasmUrl: string }): Checker & { stop: () => void } {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' })
  const checker = connectChecker(worker, { wasmUrl })
  worker.addEventListener('error', ({ message }) => {
    checker.fail(new Error(message || 'The worker could not be started'))
  })
  return { ...checker, stop: () => worker.terminate() }
}
