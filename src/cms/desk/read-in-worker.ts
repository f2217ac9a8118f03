import type { ExchangeUpload, ReadUpload, UploadKind } from '@/desk/exchange/read-upload'
import { createWorkerPool, WorkerEndedError, WorkersBusyError } from '@/work/worker-pool'

export type ExchangeTask = ExchangeUpload & { kind: UploadKind }

/**
 * Opens a reader of uploaded files in processes of their own, one per kind, so that no file delays other
 * requests. A process that takes longer than `deadlineMs`, or more memory than the largest file needs,
 * is ended.
 */
export function openUploadReader({ deadlineMs = 30_000, maxWaiting = 20 } = {}): ReadUpload {
  const entry = 'src/cms/desk/exchange-worker.ts'
  const open = () =>
    createWorkerPool<ExchangeTask, never>({ entry, size: 1, deadlineMs, maxWaiting })
  const pools = { glossary: open(), memory: open(), texts: open() }
  return (kind, { name, bytes }) =>
    pools[kind]({ kind, name, bytes }).catch((cause: unknown) => {
      if (cause instanceof WorkerEndedError) return { reason: 'tooSlow' }
      if (cause instanceof WorkersBusyError) return { reason: 'busy' }
      throw cause
    })
}
