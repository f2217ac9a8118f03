import { ExportFailure } from './export-failure'
import type { ExportAnswer, ExportOrder } from './export-protocol'

/** One worker a drawing: ending it is what cancels, at once, whatever it is at. */
export function drawInWorker(
  order: ExportOrder,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: (share: number) => void },
): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' })
  const drawing = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
    // It could not be loaded, or it was ended for taking too much memory.
    worker.addEventListener('error', () => reject(new ExportFailure('failed')))
    worker.addEventListener('messageerror', () => reject(new ExportFailure('tooLarge')))
    worker.addEventListener('message', ({ data }: MessageEvent<ExportAnswer>) => {
      if (data.kind === 'progress') onProgress?.(data.share)
      else if (data.kind === 'drawn') resolve(data.bytes)
      else reject(new ExportFailure(data.problem))
    })
    worker.postMessage(order)
  })
  return drawing.finally(() => worker.terminate())
}
