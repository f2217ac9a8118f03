import { connectInspector, type Inspector } from './connect-inspector'

/**
 * Starts the worker that inspects codes that were read. `stop` ends it; what was requested of it is
 * rejected then.
 */
export function startInspector(): Inspector & { stop: () => void } {
  const worker = new Worker(new URL('./inspect-worker.ts', import.meta.url), { type: 'module' })
  const inspector = connectInspector(worker)
  worker.addEventListener('error', ({ message }) => {
    inspector.fail(new Error(message || 'The worker could not be started'))
  })
  const stop = () => {
    worker.terminate()
    inspector.fail(new Error('Stopped'))
  }
  return { ...inspector, stop }
}
