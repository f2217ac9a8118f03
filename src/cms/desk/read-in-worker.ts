import { type PackedExchange, unpackExchange } from '@/desk/exchange/pack-exchange'
import type { ExchangeFileFault } from '@/desk/formats/exchange'
import type { NamedExchange } from '@/desk/formats/read-exchange-file'
import { createWorkerPool, WorkerEndedError, WorkersBusyError } from '@/work/worker-pool'

export type ExchangeUpload = { name: string; bytes: Uint8Array }
export type ExchangeTask = ExchangeUpload & { kind: 'glossary' | 'memory' | 'texts' }

/**
 * Opens a reader of uploaded files in processes of their own, so that no file delays other requests. A
 * process that takes longer than `deadlineMs`, or more memory than the largest file needs, is ended.
 */
export function openUploadReader<Result>(
  kind: ExchangeTask['kind'],
  { deadlineMs = 30_000, maxWaiting = 20 } = {},
) {
  const read = createWorkerPool<ExchangeTask, Result>({
    entry: 'src/cms/desk/exchange-worker.ts',
    size: 1,
    deadlineMs,
    maxWaiting,
  })
  return ({ name, bytes }: ExchangeUpload): Promise<Result | ExchangeFileFault> =>
    read({ kind, name, bytes }).catch((cause: unknown): ExchangeFileFault => {
      if (cause instanceof WorkerEndedError) return { reason: 'tooSlow' }
      if (cause instanceof WorkersBusyError) return { reason: 'busy' }
      throw cause
    })
}

/** Opens a reader of files for translators. */
export function openExchangeReader(options?: { deadlineMs?: number; maxWaiting?: number }) {
  const read = openUploadReader<PackedExchange[]>('texts', options)
  return async function* (upload: ExchangeUpload): AsyncGenerator<NamedExchange> {
    const packed = await read(upload)
    if ('reason' in packed) yield { name: upload.name, read: packed }
    else for (const one of packed) yield unpackExchange(one)
  }
}
