import type { Challenge, Solution } from 'altcha-lib/types'

type Report = { trials: number } | { solution: Solution | null } | { failure: string }

/** The server sets challenges that take no more, most of them fewer. */
const mostTrials = 3000

/**
 * Works on a challenge of the server's in a worker, so that the page stays quick. `onProgress` tells
 * how far it is at least, from 0 to 1.
 *
 * @returns what goes with the next attempt
 * @throws (rejects) where the browser cannot, or when it is stopped
 */
export function solveProof(
  challenge: unknown,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: (share: number) => void } = {},
): Promise<string> {
  const { parameters, signature } = challenge as Challenge
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' })
  const work = new Promise<string>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
    worker.addEventListener('error', () => reject(new Error('The worker could not be loaded')))
    worker.addEventListener('message', ({ data }: MessageEvent<Report>) => {
      if ('trials' in data) onProgress?.(Math.min(1, data.trials / mostTrials))
      else if ('solution' in data && data.solution) {
        const payload = { challenge: { parameters, signature }, solution: data.solution }
        resolve(btoa(JSON.stringify(payload)))
      } else reject(new Error('The challenge was not solved'))
    })
    worker.postMessage({ parameters, signature })
  })
  return work.finally(() => worker.terminate())
}
