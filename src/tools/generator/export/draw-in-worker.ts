import { callWorker } from '@/std/call-worker'
import { ExportFailure } from './export-failure'
import type { ExportOrder } from './export-protocol'
import type { ExportApi } from './export-worker'

/** Starts a worker for each drawing, because ending it cancels the drawing immediately. */
export async function drawInWorker(
  order: ExportOrder,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: (share: number) => void },
): Promise<Uint8Array<ArrayBuffer>> {
  const worker = callWorker<ExportApi>(
    new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' }),
  )
  try {
    const answer = await worker
      .call((api, callback) => api.drawScene(order, callback(onProgress)), signal)
      .catch((error: Error) => {
        signal?.throwIfAborted()
        // It could not be loaded, or it was ended because it used too much memory.
        throw new ExportFailure(error.name === 'DataCloneError' ? 'tooLarge' : 'failed')
      })
    if (answer.kind === 'failed') throw new ExportFailure(answer.problem)
    return answer.bytes
  } finally {
    worker.stop()
  }
}
