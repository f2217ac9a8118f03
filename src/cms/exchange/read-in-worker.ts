import type { NamedExchange } from '@/exchange/read-exchange-file'
import { createWorkerPool, WorkerEndedError, WorkersBusyError } from '@/work/worker-pool'
import { type PackedExchange, unpackExchange } from './pack-exchange'

export type ExchangeUpload = { name: string; bytes: Uint8Array }

/**
 * Opens a reader of uploaded files in processes of their own, so that no file delays other requests. A
 * process that takes longer than `deadlineMs`, or more memory than the largest file needs, is ended.
 */
export function openExchangeReader({ deadlineMs = 30_000, maxWaiting = 20 } = {}) {
  const read = createWorkerPool<ExchangeUpload, PackedExchange[]>({
    entry: 'src/cms/exchange/exchange-worker.ts',
    size: 1,
    deadlineMs,
    maxWaiting,
  })
  return async function* ({ name, bytes }: ExchangeUpload): AsyncGenerator<NamedExchange> {
    const packed = await read({ name, bytes }).catch((cause: unknown): PackedExchange[] => {
      if (cause instanceof WorkerEndedError) return [{ name, read: { reason: 'tooSlow' } }]
      if (cause instanceof WorkersBusyError) return [{ name, read: { reason: 'busy' } }]
      throw cause
    })
    for (const one of packed) yield unpackExchange(one)
  }
}
