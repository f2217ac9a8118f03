import type { Challenge } from 'altcha-lib/types'
import { callWorker } from '@/std/call-worker'
import type { ProofApi } from './proof-worker'

/** The server's challenges need at most this many attempts, most of them fewer. */
const mostTrials = 3000

/**
 * Solves a challenge of the server in a worker, so that the page stays responsive. `onProgress`
 * receives the minimum progress, from 0 to 1.
 *
 * @returns the proof for the next request
 * @throws (rejects) if the browser cannot solve it, or with the reason of `signal`
 */
export async function solveProof(
  challenge: unknown,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: (share: number) => void } = {},
): Promise<string> {
  const { parameters, signature } = challenge as Challenge
  const worker = callWorker<ProofApi>(
    new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' }),
  )
  try {
    const solution = await worker.call((api, callback) => {
      const onTrials = callback((trials: number) => onProgress?.(Math.min(1, trials / mostTrials)))
      return api.solve({ parameters, signature }, onTrials)
    }, signal)
    if (!solution) throw new Error('The challenge was not solved')
    return btoa(JSON.stringify({ challenge: { parameters, signature }, solution }))
  } finally {
    worker.stop()
  }
}
