import { type Checker, connectChecker } from './connect-checker'

/**
 * Starts the one worker that checks designs. `wasmUrl`: where our own origin serves the zxing
 * reader; until it has arrived only the quick part answers. `stop` ends the worker; what was asked
 * of it stays unanswered.
 */
export function startChecker({ wasmUrl }: { wasmUrl: string }): Checker & { stop: () => void } {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' })
  return { ...connectChecker(worker, { wasmUrl }), stop: () => worker.terminate() }
}
